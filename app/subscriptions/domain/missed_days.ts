import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import type { Change } from '#subscriptions/domain/changed_days'
import { daysOfFiles, willCome, type Entitlement } from '#subscriptions/domain/entitlement'

/** Trading days to come, from the first to the last; without an end their number and last are null. */
export type MissedDays = { days: number | null; first: string; last: string | null }

type Stretch = { from: CalendarDay; until: CalendarDay | null }

const NO_END_YEAR = 9999

/** Days of data, from one on, that would come to somebody and do not after a change; null where there is none. */
export function missedDays(
  change: Change,
  from: CalendarDay,
  calendar: TradingCalendar
): MissedDays | null {
  const missed = stretchesFrom(from, change).filter((one) => hasDays(one, calendar))
  const [first, last] = [missed[0], missed.at(-1)]
  if (!first || !last) return null
  const ended = missed.flatMap(({ from: start, until }) =>
    until ? [new DayRange(start, until)] : []
  )
  const count = ended.reduce((sum, range) => sum + calendar.countTradingDays(range), 0)
  return {
    days: last.until && count,
    first: first.from.iso,
    last: last.until?.iso ?? null,
  }
}

/** Between two bounds of what is held nothing changes: one day of each stretch speaks for it. */
function stretchesFrom(from: CalendarDay, { before, after }: Change): Stretch[] {
  const starts = [from, ...boundsOf(before), ...boundsOf(after)]
    .filter((day) => !day.isBefore(from))
    .toSorted((one, other) => one.epochDay - other.epochDay)
    .filter((day, at, all) => at === 0 || !day.equals(all[at - 1]!))
  return starts.flatMap((start, at) => {
    if (!willCome(start, before) || willCome(start, after)) return []
    return [{ from: start, until: starts[at + 1]?.plusDays(-1) ?? null }]
  })
}

function boundsOf({ visible, ranges }: Entitlement): CalendarDay[] {
  const spans = ranges.flatMap((range) => [daysOfFiles(range), range.visible])
  return [visible, ...spans].flatMap(({ from, until }) => [
    ...(from ? [from] : []),
    ...(until && until.year < NO_END_YEAR ? [until.plusDays(1)] : []),
  ])
}

const hasDays = ({ from, until }: Stretch, calendar: TradingCalendar) =>
  !until || calendar.countTradingDays(new DayRange(from, until)) > 0
