import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { copyAddressesOf } from '#identity/queries/copy_addresses_of'
import { queueMail, type Mail } from '#shared/mail'

/**
 * Writes a mail about a person's business into the outbox, and a copy of it for each verified
 * additional address of the person (additional e-mail rule).
 */
export async function queueMailToPerson(
  trx: TransactionClientContract,
  userId: number,
  mail: Mail
): Promise<void> {
  await queueMail(trx, mail)
  const copies = await copyAddressesOf(trx, userId)
  for (const to of copies.filter((address) => address.toLowerCase() !== mail.to.toLowerCase())) {
    await queueMail(trx, { ...mail, to, dedupeKey: `copy-of-${mail.dedupeKey}:${to}` })
  }
}
