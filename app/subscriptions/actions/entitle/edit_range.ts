import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeHeld, type Which } from '#subscriptions/actions/entitle/change_held'
import { rangeOf } from '#subscriptions/actions/entitle/range_of'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { judgeActualStart, type RangeTerms } from '#subscriptions/domain/range_terms'

type Change = Which & {
  rangeId: number
  /** The range's `updatedAt` as whoever decided saw it; without it the newest is changed. */
  seenAt?: string
  /** The same by its version. */
  seen?: number
}

/** Changes a date range; that sales gave it as a trial stays as it is. */
export const editRange = (
  { rangeId, seenAt, seen, ...which }: Change,
  terms: RangeTerms
): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.range_changed', async (trx, held) => {
    const range = rangeOf(held, rangeId)
    if (!range.ok) return range
    const { updatedAt, version } = range.value
    if ((seenAt && seenAt !== updatedAt) || (seen ?? version) !== version) {
      return refuse('entitlements.errors.changed', { status: 409 })
    }
    const started = judgeActualStart(terms, held)
    if (!started.ok) return started
    await rows(trx, UPDATE, { ...rowOf(terms), id: rangeId } as never)
    return ok()
  })

const UPDATE = `
  update subscription_ranges
     set starts_on = :startsOn, ends_on = :endsOn, actual_starts_on = :actualStartsOn,
         visible_from = :visibleFrom, visible_until = :visibleUntil,
         is_trial = :isTrial or is_sales_trial, updated_at = clock_timestamp(),
         version = version + 1
   where id = :id`
