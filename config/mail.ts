import env from '#start/env'
import { isOnTls } from '#config/app'
import { needsTls } from '#shared/mail/needs_tls'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'

const username = env.get('SMTP_USERNAME')

/** Days for which it stays known that a mail went to somebody. */
export const mailKeptDays = env.get('MAIL_KEPT_DAYS', 90)

/** How the mail server is reached. */
export const smtp = {
  host: env.get('SMTP_HOST'),
  port: env.get('SMTP_PORT'),
  requireTLS: needsTls(env.get('SMTP_HOST'), env.get('SMTP_TLS'), isOnTls),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  ...(username
    ? { auth: { type: 'login' as const, user: username, pass: env.get('SMTP_PASSWORD', '') } }
    : {}),
}

const mailConfig = defineConfig({ default: 'smtp', mailers: { smtp: transports.smtp(smtp) } })

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
