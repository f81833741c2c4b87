import { DateTime } from 'luxon'
import type { CalendarDay } from '#shared/domain/calendar_day'

/** So many calendar days later, at a time (HH:MM) of the clocks in a zone. */
export type PublishingRule = { delayDays: number; time: string; zone: string }

/** When a day's files are to be there. A time that the clocks leave out is that much later; of one that comes twice the first is meant. */
export function dueAt(day: CalendarDay, { delayDays, time, zone }: PublishingRule): Date {
  const local = DateTime.fromISO(`${day.plusDays(delayDays).iso}T${time}`, { zone })
  return local.getPossibleOffsets()[0]!.toJSDate()
}
