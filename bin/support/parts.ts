import type { Ground } from './shop.ts'
import type { Part } from './part.ts'

const own = (env: NodeJS.ProcessEnv, more: NodeJS.ProcessEnv) => ({ ...env, ...more })

/** The stand-ins for what an operator has elsewhere: mail, staff sign-in, card payments. */
export const standIns = ({ env, ports }: Ground): Part[] => [
  {
    name: 'inbox',
    args: ['bin/mail_inbox.ts'],
    env: own(env, {
      SMTP_PORT: String(ports.smtp),
      INBOX_PORT: String(ports.inbox),
      INBOX_DIRECTORY: `${env.DATA_DIRECTORY}/inbox`,
    }),
  },
  {
    name: 'staff sign-in',
    args: ['sandbox/staff_sign_in/main.ts'],
    env: own(env, {
      PORT: String(ports.staffSignIn),
      CLIENT_ID: env.STAFF_OIDC_CLIENT_ID,
      CLIENT_SECRET: env.STAFF_OIDC_CLIENT_SECRET,
      REDIRECT_URI: `${env.APP_URL}/internalUserRegistration`,
      POST_LOGOUT_REDIRECT_URI: `${env.APP_URL}/logout`,
    }),
  },
  {
    name: 'card provider',
    args: ['sandbox/card_provider/main.ts'],
    env: own(env, {
      PORT: String(ports.cardProvider),
      PUBLIC_KEY: env.CARD_PROVIDER_PUBLIC_KEY,
      PRIVATE_KEY: env.CARD_PROVIDER_PRIVATE_KEY,
      LEDGER_FILE: `${env.DATA_DIRECTORY}/card_provider.jsonl`,
      NOTIFICATION_URL: `${env.APP_URL}/payments/notifications`,
    }),
  },
]

/** The processes of the shop itself, from the built application. */
export const shopParts = ({ env, ports }: Ground): Part[] => [
  {
    name: 'web',
    args: ['build/bin/server.js'],
    env,
    ready: `http://localhost:${ports.web}/health/live`,
  },
  { name: 'worker', args: ['build/bin/worker.js'], env },
]

/** The same processes from the sources: pages reload themselves, the worker restarts on a change. */
export const developmentParts = ({ env, ports }: Ground): Part[] => [
  {
    name: 'web',
    args: ['ace.js', 'serve', '--hmr', '--no-clear'],
    env: own(env, { NODE_ENV: 'development', LOG_LEVEL: 'info' }),
    ready: `http://localhost:${ports.web}/health/live`,
  },
  {
    name: 'worker',
    args: ['--watch', '--import=@poppinss/ts-exec', 'bin/worker.ts'],
    env: own(env, { NODE_ENV: 'development', LOG_LEVEL: 'info' }),
  },
]
