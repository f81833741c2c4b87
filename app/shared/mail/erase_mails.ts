import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

type Wish = {
  /** Addresses in small letters; every mail to or from one of them goes. */
  recipients?: readonly string[]
  dedupeKeys?: readonly string[]
}

/** Forgets mails, sent or not, because a person is forgotten; in the caller's transaction. */
export async function eraseMails(
  trx: TransactionClientContract,
  { recipients = [], dedupeKeys = [] }: Wish
): Promise<void> {
  await rows(
    trx,
    `delete from mail_outbox where lower(recipient) = any(?) or lower(reply_to) = any(?)
        or dedupe_key = any(?)`,
    [recipients, recipients, dedupeKeys]
  )
}
