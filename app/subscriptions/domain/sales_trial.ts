import { CalendarDay } from '#shared/domain/calendar_day'
import { refuse, type Result } from '#shared/domain/result'
import { judgeTerms, type RangeTerms } from '#subscriptions/domain/range_terms'

/** How many days after its start a trial of sales ends, and is not visible any more. */
export const SALES_TRIAL_DAYS = 5

/** Venues whose data sales do not give as a trial. */
export const NO_TRIAL_VENUES = ['IIGF', 'KNEIP'] as const

/** The last day that can begin one: days end with the year 9999. */
const LAST_START = CalendarDay.of(9999, 12, 31 - SALES_TRIAL_DAYS)

type Wish = { start: CalendarDay; visibleFrom: CalendarDay | null; today: CalendarDay }

/** Its end sets itself; one that would be over already helps nobody. */
export function salesTrial({ start, visibleFrom, today }: Wish): Result<RangeTerms> {
  if (start.isAfter(LAST_START)) {
    return refuse('entitlements.errors.day', { field: 'startDate' })
  }
  const end = start.plusDays(SALES_TRIAL_DAYS)
  if (end.isBefore(today)) {
    return refuse('subscriptions.assignments.errors.over', { field: 'startDate' })
  }
  return judgeTerms({
    days: { from: start, until: end },
    visible: { from: visibleFrom ?? start, until: end },
    actualStart: null,
    isTrial: true,
    isSalesTrial: true,
  })
}
