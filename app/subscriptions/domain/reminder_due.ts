import type { CalendarDay } from '#shared/domain/calendar_day'

/** How many days before the last day of data somebody is reminded that his subscription ends. */
export const REMINDED_BEFORE = [30, 7, 0] as const

export type ReminderDays = (typeof REMINDED_BEFORE)[number]

export type Ending = {
  /** The last day of data; nothing follows it. */
  endsOn: CalendarDay
  /** Since when he knows of this end: its first day, or the day on which it was given if that is later. */
  knownSince: CalendarDay
  reminded: readonly ReminderDays[]
}

/**
 * The reminder that is due today, or null. After a pause only the nearest one is sent, and none that
 * would tell somebody what he was told when he was given his days.
 */
export function reminderDue(
  { endsOn, knownSince, reminded }: Ending,
  today: CalendarDay
): ReminderDays | null {
  if (today.isAfter(endsOn)) return null
  const reached = REMINDED_BEFORE.filter((days) => !endsOn.plusDays(-days).isAfter(today))
  const nearest = reached.at(-1)
  if (nearest === undefined || reminded.some((days) => days <= nearest)) return null
  return endsOn.plusDays(-nearest).isAfter(knownSince) ? nearest : null
}
