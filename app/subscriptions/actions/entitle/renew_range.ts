import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeHeld, type Which } from '#subscriptions/actions/entitle/change_held'
import { holdType } from '#subscriptions/actions/entitle/hold_type'
import { INSERT_RANGE } from '#subscriptions/actions/entitle/insert_range'
import { rangeOf } from '#subscriptions/actions/entitle/range_of'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { renewalOf } from '#subscriptions/domain/renewal'
import type {
  AssignedRange,
  AssignedSubscription,
} from '#subscriptions/queries/assigned_subscriptions'

/** Gives the range that follows the last one on the same terms; a second time there is one already. */
export const renewRange = (which: Which & { rangeId: number }): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.renewed', async (trx, held) => {
    const range = rangeOf(held, which.rangeId)
    if (!range.ok) return range
    const holder = await holdType(trx, which)
    if (!holder.ok) return holder
    if (!isLast(range.value, held)) {
      return refuse('subscriptions.ending.errors.renewed_already', { status: 409 })
    }
    const next = renewalOf(range.value)
    if (!next.ok) return next
    const row = rowOf({ ...next.value, actualStart: null, isTrial: false })
    await rows(trx, INSERT_RANGE, { ...row, subscriptionId: held.id } as never)
    return ok()
  })

const isLast = ({ endsOn, id }: AssignedRange, { ranges }: AssignedSubscription) =>
  ranges.every((one) => one.id === id || (one.endsOn !== null && one.endsOn <= (endsOn ?? '')))
