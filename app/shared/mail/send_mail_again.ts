import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { htmlOfText } from '#shared/mail/render_mail'
import { messageIdOf } from '#shared/mail/queue_mail'
import type { Locale } from '#shared/i18n'

type Refusal = 'shared.errors.mail_unknown' | 'shared.errors.mail_not_repeatable'
type Kept = {
  state: 'Waiting' | 'Sent' | 'Dead'
  isWhole: boolean
  subject: string
  text: string | null
  locale: Locale
}

/**
 * Sends a mail once more: what waits or was given up goes out now, what was sent goes out as a new
 * mail, if all that it said is still known. Links that work once are never said twice.
 */
export async function sendMailAgain(
  trx: TransactionClientContract,
  id: number
): Promise<Result<{ subject: string }, Refusal>> {
  const [mail] = await rows<Kept>(
    trx,
    `select state, is_kept_whole as "isWhole", subject, kept_text as text, locale
       from mail_outbox where id = ? for update`,
    [id]
  )
  if (!mail) return refuse('shared.errors.mail_unknown', { status: 404 })
  const { subject } = mail
  if (mail.state !== 'Sent') await hurry(trx, id)
  else if (!mail.isWhole) return refuse('shared.errors.mail_not_repeatable', { status: 409 })
  else await repeat(trx, id, mail)
  return ok({ subject })
}

const hurry = (trx: TransactionClientContract, id: number) =>
  rows(
    trx,
    `update mail_outbox set state = 'Waiting', next_attempt_at = now(),
            give_up_at = now() + interval '48 hours'
      where id = ?`,
    [id]
  )

async function repeat(trx: TransactionClientContract, id: number, mail: Kept) {
  const key = `again-${randomUUID()}`
  const text = mail.text ?? ''
  await rows(
    trx,
    `insert into mail_outbox
       (dedupe_key, message_id, recipient, locale, subject, text_body, html_body, reply_to,
        kept_text, is_kept_whole)
     select :key, :messageId, recipient, locale, subject, :text, :html, reply_to, :text, true
       from mail_outbox where id = :id`,
    { key, messageId: messageIdOf(key), text, html: htmlOfText({ ...mail, text }), id }
  )
}
