import mail from '@adonisjs/mail/services/main'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { rows, transaction } from '#shared/database'
import type { Attachment } from '#shared/mail/queue_mail'

type DueMail = {
  id: number
  messageId: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** Sends every mail that is due, one after the other; several workers share them. */
export async function sendDueMails(): Promise<number> {
  let sent = 0
  while (await transaction(sendNext)) sent++
  return sent
}

/**
 * The row stays locked while its mail is handed over, so that no other worker takes it. A crash
 * after the server accepted the mail and before the commit sends it again under the same id.
 */
async function sendNext(trx: TransactionClientContract): Promise<boolean> {
  const [due] = await rows<DueMail>(
    trx,
    `select id, message_id as "messageId", recipient, subject, text_body as text,
            html_body as html, attachments
       from mail_outbox
      where state = 'Waiting' and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked`
  )
  if (!due) return false
  try {
    await handOver(due)
    await rows(trx, `update mail_outbox set state = 'Sent', sent_at = now() where id = ?`, [due.id])
  } catch (error) {
    logger.warn({ err: error, mail: due.id }, 'a mail could not be sent yet')
    await postpone(trx, due.id, error instanceof Error ? error.message : String(error))
  }
  return true
}

const handOver = (due: DueMail) =>
  mail.send((message) => {
    message
      .from(shop.support.email, shop.name)
      .to(due.recipient)
      .subject(due.subject)
      .text(due.text)
      .html(due.html)
    message.nodeMailerMessage.messageId = due.messageId
    for (const { name, type, base64 } of due.attachments) {
      message.attachData(Buffer.from(base64, 'base64'), { filename: name, contentType: type })
    }
  })

/** Waits from one minute up to six hours; after two days the mail rests among the dead letters. */
const postpone = (trx: TransactionClientContract, id: number, reason: string) =>
  rows(
    trx,
    `update mail_outbox
        set attempts = attempts + 1,
            last_error = left(:reason, 500),
            next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts, 12)), interval '6 hours'),
            state = case when created_at < now() - interval '48 hours' then 'Dead' else 'Waiting' end
      where id = :id`,
    { id, reason }
  )
