import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'

export async function countWaitingMails(address: string, client: SqlClient): Promise<number> {
  const [counted] = await rows<{ mails: number }>(
    client,
    `select count(*) as mails from mail_outbox where recipient = ? and state = 'Waiting'`,
    [address]
  )
  return counted!.mails
}

/** Sends mails that wait for one address to another one of the same person. */
export async function redirectMails(
  trx: TransactionClientContract,
  { from, to }: { from: string; to: string }
): Promise<void> {
  await rows(
    trx,
    `update mail_outbox set recipient = ? where recipient = ? and state = 'Waiting'`,
    [to, from]
  )
}
