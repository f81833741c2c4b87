import { ok, refuse, type Result } from '#shared/domain/result'
import type { CalendarDay } from '#shared/domain/calendar_day'

/** A notice that nobody ends is not forgotten on a public page. */
export const LONGEST_NOTICE_DAYS = 31

/** What staff tell of mornings, in both languages, of which products and until which day. */
export type NoticeWish = {
  headlineEn: string
  headlineDe: string
  textEn: string
  textDe: string
  products: readonly string[]
  lastDay: string
}

/** Refuses a last day that is over, and one that is too far away. */
export function readLastDay(day: CalendarDay | null, today: CalendarDay): Result<string> {
  const field = 'lastDay'
  if (!day) return refuse('arrivals.notices.errors.last_day', { field })
  if (day.isBefore(today)) return refuse('arrivals.notices.errors.last_day_over', { field })
  const latest = today.plusDays(LONGEST_NOTICE_DAYS)
  if (day.isAfter(latest)) {
    const params = { day: latest.format() }
    return refuse('arrivals.notices.errors.last_day_far', { field, params })
  }
  return ok(day.iso)
}
