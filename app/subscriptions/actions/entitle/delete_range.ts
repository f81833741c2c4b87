import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { changeHeld, type Which } from '#subscriptions/actions/entitle/change_held'
import { rangeOf } from '#subscriptions/actions/entitle/range_of'

/** Deletes a date range, and with the last one the subscription. */
export const deleteRange = (which: Which & { rangeId: number }): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.range_deleted', async (trx, held) => {
    const range = rangeOf(held, which.rangeId)
    if (!range.ok) return range
    await rows(trx, 'delete from subscription_ranges where id = ?', [which.rangeId])
    if (held.ranges.length === 1) {
      await rows(trx, 'delete from subscription_users where id = ?', [held.id])
    }
    return ok()
  })
