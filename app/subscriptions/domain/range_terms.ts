import type { CalendarDay } from '#shared/domain/calendar_day'
import { refuse, ok, type Result } from '#shared/domain/result'
import { holds, type OpenRange } from '#subscriptions/domain/entitlement'

/** What a date range says: its days of data, when they may be seen, and whether it is a trial. */
export type RangeTerms = {
  days: OpenRange
  visible: OpenRange
  /** The first day of which files are made; of filterable types alone. */
  actualStart: CalendarDay | null
  isTrial: boolean
  /** Given by sales; such a one is a trial as well. */
  isSalesTrial?: boolean
}

/** From a day on without an end, to be seen at once. */
export const termsFrom = (day: CalendarDay): RangeTerms => ({
  days: { from: day, until: null },
  visible: { from: null, until: null },
  actualStart: null,
  isTrial: false,
})

/** A range without either end would be unrestricted access, which is a property of its own. */
export function judgeTerms(terms: RangeTerms): Result<RangeTerms> {
  const { days, visible, actualStart } = terms
  if (!days.from && !days.until) {
    return refuse('entitlements.errors.endless', { field: 'startDate' })
  }
  if (isTurned(days)) return refuse('entitlements.errors.turned', { field: 'startDate' })
  if (actualStart && !holds(days, actualStart)) {
    return refuse('entitlements.errors.actual_start', { field: 'actualStartDate' })
  }
  const seen = judgeVisibility(visible)
  return seen.ok ? ok(terms) : seen
}

/** Of other types every day that there is has its files. */
export function judgeActualStart(
  { actualStart }: RangeTerms,
  { isFilterable }: { isFilterable: boolean }
): Result<undefined> {
  if (isFilterable || !actualStart) return ok()
  return refuse('entitlements.errors.actual_start_whole', { field: 'actualStartDate' })
}

export function judgeVisibility(visible: OpenRange): Result<OpenRange> {
  if (!isTurned(visible)) return ok(visible)
  return refuse('entitlements.errors.visibility_turned', { field: 'visibilityStartDate' })
}

/** An open end is never before the start. */
const isTurned = ({ from, until }: OpenRange) => Boolean(from && until?.isBefore(from))
