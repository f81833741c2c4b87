import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { pauseAfter } from '#shared/mail/backoff'
import { deliverMail, isOutage, type WaitingMail } from '#shared/mail/deliver_mail'
import { writtenMail } from '#shared/mail/made_mails'
import type { MadeOf } from '#shared/mail/makers'

const MOST_PER_RUN = 500

type Outcome = 'sent' | 'failed' | 'outage' | 'none'

/** Each under its own lock; a crash before the commit sends one again, with the same Message-ID. */
export async function sendDueMails(): Promise<number> {
  let sent = 0
  for (let tries = 0; tries < MOST_PER_RUN; tries++) {
    const outcome = await transaction(sendNext)
    if (outcome === 'none' || outcome === 'outage') break
    if (outcome === 'sent') sent++
  }
  return sent
}

async function sendNext(trx: TransactionClientContract): Promise<Outcome> {
  const mail = await lockNext(trx)
  if (!mail) return 'none'
  try {
    await deliverMail(await writtenMail(trx, mail))
    await failpoint('mail.after_send')
  } catch (error) {
    await postpone(trx, mail, error as Error)
    return isOutage(error) ? 'outage' : 'failed'
  }
  await markSent(trx, mail)
  return 'sent'
}

type Due = WaitingMail & { made: MadeOf | null }

async function lockNext(trx: TransactionClientContract): Promise<Due | undefined> {
  const [mail] = await rows<Due>(
    trx,
    `select id, message_id as "messageId", recipient, reply_to as "replyTo", subject, text_body as text, html_body as html,
            attachments, attempts, made, coalesce(request_id, made ->> 'requestId') as "requestId"
       from mail_outbox where state = 'Waiting' and next_attempt_at <= now()
      order by next_attempt_at, id limit 1 for update skip locked`
  )
  return mail
}

/** What was sent is in the receiver's mailbox; here its links would only lie around. What it told is kept. */
async function markSent(trx: TransactionClientContract, { id }: WaitingMail): Promise<void> {
  await rows(
    trx,
    `update mail_outbox set state = 'Sent', sent_at = clock_timestamp(), attempts = attempts + 1,
            last_error = null, text_body = '', html_body = '', attachments = '[]' where id = ?`,
    [id]
  )
}

async function postpone(trx: TransactionClientContract, mail: WaitingMail, error: Error) {
  const pause = pauseAfter(mail.attempts + 1, isOutage(error))
  logger.warn({ err: error, mailId: mail.id, pause }, 'mail could not be sent')
  await rows(
    trx,
    `update mail_outbox
        set attempts = attempts + 1, last_error = :reason,
            next_attempt_at = clock_timestamp() + make_interval(secs => :pause),
            state = case when give_up_at < now() then 'Dead' else 'Waiting' end
      where id = :id`,
    { id: mail.id, pause, reason: error.message.slice(0, 500) }
  )
}
