import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'

export type MailProgress = { sent: number; waiting: number; dead: number }

/** How far mails are that wait or went under some keys; what was swept meanwhile had been sent. */
export async function mailProgress(keys: readonly string[]): Promise<MailProgress> {
  const [found] = await preparedRows<MailProgress>(
    null,
    `select count(*) filter (where state = 'Sent') as sent,
            count(*) filter (where state = 'Waiting') as waiting,
            count(*) filter (where state = 'Dead') as dead
       from mail_outbox where dedupe_key = any(:keys::text[])`,
    { keys: [...keys] }
  )
  return found!
}

/** Takes mails back that have not gone out yet; answers how many. One that is just being sent goes. */
export async function withdrawMails(
  trx: TransactionClientContract,
  keys: readonly string[]
): Promise<number> {
  const gone = await preparedRows<{ id: number }>(
    trx,
    `delete from mail_outbox where state = 'Waiting' and dedupe_key = any(:keys::text[])
     returning id`,
    { keys: [...keys] }
  )
  return gone.length
}
