import { CalendarDay } from '#shared/domain/calendar_day'
import type { Stretch } from '#contracts/domain/stretch'
import type { ContractValues } from '#contracts/domain/records/contract'

/** A contract that is still to be written: all but its number, and what nobody knows yet is null. */
export type ContractDraft = Omit<
  ContractValues,
  'clmMaNumber' | 'contractTypeId' | 'productId' | 'partnerId'
> & {
  bpId: number
  customerName: string
  contractTypeId: number | null
  contractProductId: number | null
}

/** Of the days that no contract covers those around a day, else the next ones, else the last. */
export function stretchAt(days: readonly Stretch[], day: CalendarDay): Stretch {
  const isFrom = ({ until }: Stretch) => until === null || until >= day.iso
  return days.find(isFrom) ?? days.at(-1) ?? { from: day.iso, until: null }
}

/** What ends later ends never, and what follows is still a day that can be written. */
const LAST_YEAR = 5000

/**
 * The days of the contract after one: it begins on the day after its end and is as long. Months and years stay
 * whole, so a year is followed by a year. One without an end is followed from `today` on.
 */
export function daysAfter(
  { startDate, endDate }: Pick<ContractValues, 'startDate' | 'endDate'>,
  today: CalendarDay
): Pick<ContractValues, 'startDate' | 'endDate'> {
  const end = CalendarDay.parse(endDate ?? '')
  if (!end || end.year > LAST_YEAR) return { startDate: today.iso, endDate: null }
  const next = end.plusDays(1)
  const start = CalendarDay.parse(startDate ?? '')
  return { startDate: next.iso, endDate: start && after(next, start, next).plusDays(-1).iso }
}

/** As long after `next` as `until` is after `from`: in months where both are the same day of theirs. */
function after(next: CalendarDay, from: CalendarDay, until: CalendarDay): CalendarDay {
  if (from.day !== until.day || next.day > 28) return next.plusDays(until.epochDay - from.epochDay)
  const months = (until.year - from.year) * 12 + until.month - from.month
  const at = next.month - 1 + months
  return CalendarDay.of(next.year + Math.floor(at / 12), (at % 12) + 1, next.day)
}
