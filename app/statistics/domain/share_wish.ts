import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Refusal } from '#shared/domain/result'

/** What a venue's partner gets from a day on, in hundredths of a percent. */
export type ShareWish = { venueId: string; from: CalendarDay; hundredths: number }

/** Statements of months that are over have been sent: their share stays. Only where none was kept yet may the first begin at any day. */
export function refuseShare(
  { from }: ShareWish,
  { today, hasAny }: { today: CalendarDay; hasAny: boolean }
): Refusal | null {
  const first = today.startOfMonth()
  if (!hasAny || !from.isBefore(first)) return null
  return { code: 'statistics.errors.month_over', field: 'from', params: { day: first.format() } }
}
