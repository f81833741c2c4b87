import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { preparedRows } from '#shared/database'
import { currentRequestId } from '#shared/request_context'
import type { Locale, TextParams } from '#shared/i18n'
import type { MadeOf } from '#shared/mail/makers'
import { keptText } from '#shared/mail/kept_text'
import { renderMail } from '#shared/mail/render_mail'

/** Content that is known already, or what it is made of when the mail is sent. */
export type MailAttachment = { fileName: string; contentType: string } & (
  { base64: string } | { made: MadeOf }
)

export type Mail = {
  /** One mail per key, whatever is repeated: 'order-confirmation:10482'. */
  dedupeKey: string
  to: string
  /** Where an answer goes, if not to the shop. */
  replyTo?: string
  locale: Locale
  /** `<template>.subject`, `<template>.text`, and `<template>.action` for a button. */
  template: string
  data: TextParams
  attachments?: MailAttachment[]
}

/** Part of the caller's transaction: no mail server can delay the business. Once per key: false where there is one. */
export async function queueMail(trx: TransactionClientContract, mail: Mail): Promise<boolean> {
  const { subject, text, html } = renderMail(mail)
  const attachments = mail.attachments ?? []
  const kept = keptText(text)
  const queued = await preparedRows<{ id: number }>(
    trx,
    `insert into mail_outbox
       (dedupe_key, message_id, recipient, locale, subject, text_body, html_body, attachments,
        reply_to, kept_text, is_kept_whole, request_id)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)
     on conflict (dedupe_key) do nothing returning id`,
    [
      ...[mail.dedupeKey, messageIdOf(mail.dedupeKey), mail.to, mail.locale, subject, text, html],
      ...[JSON.stringify(attachments), mail.replyTo ?? null],
      ...[kept.text, kept.isWhole && attachments.length === 0, currentRequestId() ?? null],
    ]
  )
  return queued.length > 0
}

export const MAIL_HOST = new URL(appUrl).hostname

/** The same for every try, so that mail clients show a mail that was sent twice only once. */
export function messageIdOf(dedupeKey: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)
  return `${digest}@${MAIL_HOST}`
}
