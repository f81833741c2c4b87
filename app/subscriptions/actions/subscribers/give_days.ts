import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { ok, refuse, type Result } from '#shared/domain/result'
import { giveUnrestrictedIn } from '#subscriptions/actions/entitle/unrestricted'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { entitledPeople } from '#subscriptions/actions/subscribers/entitled_people'
import { entitleMany } from '#subscriptions/actions/subscribers/entitle_many'
import { ALWAYS, type OpenRange } from '#subscriptions/domain/entitlement'

type Gift = { typeId: number; userIds: readonly number[]; days: readonly OpenRange[]; by: Actor }

/** Gives people days of a type for good, unrestricted where the days have no end at either side. */
export async function giveDaysIn(
  trx: TransactionClientContract,
  { typeId, userIds, days, by }: Gift
): Promise<Result<number>> {
  const people = await entitledPeople(trx, userIds)
  if (!people.ok) return people
  if (days.some(({ from, until }) => !from && !until)) {
    for (const userId of people.value) {
      const given = await giveUnrestrictedIn(trx, { userId, typeId, by })
      if (!given.ok) return refuse(given.refusal.code, { ...given.refusal, field: 'users' })
    }
    return ok(people.value.length)
  }
  const terms = { visible: ALWAYS, actualStart: null, isTrial: false }
  return entitleMany(trx, {
    typeIds: [typeId],
    userIds: people.value,
    ranges: days.map((one) => rowOf({ ...terms, days: one })),
    action: 'subscription.range_added',
    by,
  })
}
