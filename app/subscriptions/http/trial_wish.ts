import { CalendarDay } from '#shared/domain/calendar_day'
import { refuse, type Result } from '#shared/domain/result'
import type { RangeTerms } from '#subscriptions/domain/range_terms'
import { salesTrial } from '#subscriptions/domain/sales_trial'
import { readDays, type SentRange } from '#subscriptions/http/range_wish'

type Sent = Pick<SentRange, 'startDate' | 'visibilityStartDate'>

/** The days of a trial of sales out of what was sent: it begins on a day, and ends by itself. */
export function readTrialWish(sent: Sent): Result<RangeTerms> {
  const days = readDays(sent)
  if (!days.ok) return days
  const { startDate, visibilityStartDate } = days.value
  if (!startDate) return refuse('subscriptions.assignments.errors.start', { field: 'startDate' })
  return salesTrial({
    start: startDate,
    visibleFrom: visibilityStartDate,
    today: CalendarDay.today(),
  })
}
