import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recipientsOfPerson } from '#identity/queries/recipients_of_person'
import { queueMail, type Mail } from '#shared/mail'

/** With a copy for each verified additional address of the person (additional e-mail rule). */
export async function queueMailToPerson(
  trx: TransactionClientContract,
  userId: number,
  mail: Mail
): Promise<void> {
  await queueMail(trx, mail)
  const [, ...copies] = await recipientsOfPerson(trx, userId, mail.to)
  for (const to of copies) {
    await queueMail(trx, { ...mail, to, dedupeKey: `copy-of-${mail.dedupeKey}:${to}` })
  }
}
