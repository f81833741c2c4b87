import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf, findUserByEmail } from '#identity'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

const MAILINGS = [
  {
    ...{ type: 'Index Levels by the Second', days: 41, recipients: 4 },
    subject: 'Files an hour later on 24 and 31 December',
    body: 'On both days the index is calculated until 14:00. The files of these days come an hour later than usual.\n\nNothing changes on other days.',
  },
  {
    ...{ type: 'Index Levels by the Second', days: 6, recipients: 3 },
    subject: 'One more column from 1 February',
    body: 'From 1 February on the files have a column more at the end of each line: the currency of the index.\n\nPrograms that read columns by their names need no change.',
  },
  {
    ...{ type: 'Fund Prices', days: 90, recipients: 1 },
    subject: 'Prices of the last quarter corrected',
    body: 'The fund house has corrected 12 prices of the last quarter. The corrected days are marked in your list.',
  },
]

/** What staff wrote to the users of types some time ago. */
export async function seedMailings(trx: TransactionClientContract, sender: string): Promise<void> {
  const user = await findUserByEmail(sender)
  for (const { type, days, ...mailing } of MAILINGS) {
    const at = clock.now().minus({ days, hours: 3 }).toJSDate()
    const [made] = await rows<{ id: number; typeId: number }>(
      trx,
      `insert into subscription_mailings
         (type_id, key, fingerprint, subject, body, recipients, created_at)
       select id, :key::uuid, 'demo', :subject, :body, :recipients, :at
         from subscription_types where name = :type returning id, type_id as "typeId"`,
      { ...mailing, type, key: randomUUID(), at } as never
    )
    const { subject, recipients } = mailing
    await recordAudit(trx, {
      actor: user ? actorOf(user) : SYSTEM_ACTOR,
      subject: { type: 'subscription_mailing', id: made!.id },
      ...{ action: 'subscription.mail_sent', at, isNew: true },
      after: { typeId: made!.typeId, subject, recipients },
    })
  }
}
