import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { nextRange, type EndedRange } from '#subscriptions/domain/next_range'

/** What a date range says, days as YYYY-MM-DD. */
type Range = {
  startsOn: string | null
  endsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
}

/**
 * The range that a renewal gives after another one.
 * Refuses trials, which are agreed upon anew, and ranges that lack an end, which have no length: the year
 * 9999 is none.
 */
export function renewalOf(range: Range): Result<EndedRange> {
  const [from, until] = [dayOf(range.startsOn), dayOf(range.endsOn)]
  if (range.isTrial) return refuse('subscriptions.ending.errors.trial_not_renewed', { status: 409 })
  if (!from || !until || until.year === 9999) {
    return refuse('subscriptions.ending.errors.no_length', { status: 409 })
  }
  const visible = { from: dayOf(range.visibleFrom), until: dayOf(range.visibleUntil) }
  return ok(nextRange({ days: { from, until }, visible }))
}

const dayOf = (day: string | null) => (day === null ? null : CalendarDay.parse(day))
