import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import { holdType } from '#subscriptions/actions/entitle/hold_type'
import { INSERT_RANGE } from '#subscriptions/actions/entitle/insert_range'
import { rangeOf } from '#subscriptions/actions/entitle/range_of'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import type { EndedRange } from '#subscriptions/domain/next_range'
import { renewalOf } from '#subscriptions/domain/renewal'
import type {
  AssignedRange,
  AssignedSubscription,
} from '#subscriptions/queries/assigned_subscriptions'

type Trx = TransactionClientContract
type Days = EndedRange['days']

/** Gives the range that follows the last one on the same terms; a second time there is one already. */
export const renewRange = (which: Which & { rangeId: number }): Promise<Result<Days>> =>
  transaction((trx) => renewIn(trx, which))

/** The same of a range by its number alone, as the list of what ends names it. */
export async function renewRangeIn(
  trx: Trx,
  { rangeId, ...why }: Pick<Which, 'by' | 'reason'> & { rangeId: number }
): Promise<Result<Days>> {
  const [held] = await rows<{ userId: number; typeId: number }>(
    trx,
    `select s.user_id as "userId", s.type_id as "typeId"
       from subscription_ranges r join subscription_users s on s.id = r.subscription_id
      where r.id = ?`,
    [rangeId]
  )
  if (!held) return refuse('entitlements.errors.range_unknown', { status: 404 })
  return renewIn(trx, { ...held, rangeId, ...why })
}

async function renewIn(trx: Trx, which: Which & { rangeId: number }): Promise<Result<Days>> {
  let given: Days | undefined
  const done = await changeIn(trx, which, {
    action: 'subscription.renewed',
    change: async (_, held) => {
      const next = await nextOf(trx, which, held)
      if (!next.ok) return next
      given = next.value.days
      const row = rowOf({ ...next.value, actualStart: null, isTrial: false })
      await rows(trx, INSERT_RANGE, { ...row, subscriptionId: held.id } as never)
      return ok()
    },
  })
  return done.ok ? ok(given!) : done
}

async function nextOf(
  trx: Trx,
  which: Which & { rangeId: number },
  held: AssignedSubscription
): Promise<Result<EndedRange>> {
  const range = rangeOf(held, which.rangeId)
  if (!range.ok) return range
  const holder = await holdType(trx, which)
  if (!holder.ok) return holder
  if (!isLast(range.value, held)) {
    return refuse('subscriptions.ending.errors.renewed_already', { status: 409 })
  }
  return renewalOf(range.value)
}

const isLast = ({ endsOn, id }: AssignedRange, { ranges }: AssignedSubscription) =>
  ranges.every((one) => one.id === id || (one.endsOn !== null && one.endsOn <= (endsOn ?? '')))
