import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'
import { changeHeld, type Which } from '#subscriptions/actions/entitle/change_held'
import { rangeOf } from '#subscriptions/actions/entitle/range_of'

/** Deletes a date range, at the version that was seen where one is said, and with the last one the subscription. */
export const deleteRange = ({
  rangeId,
  seen,
  ...which
}: Which & { rangeId: number; seen?: number }): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.range_deleted', async (trx, held) => {
    const range = rangeOf(held, rangeId)
    if (!range.ok) return range
    const unseen = refuseUnseen(range.value.version, seen)
    if (unseen) return unseen
    await rows(trx, 'delete from subscription_ranges where id = ?', [rangeId])
    if (held.ranges.length === 1) {
      await rows(trx, 'delete from subscription_users where id = ?', [held.id])
    }
    return ok()
  })
