import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'

/** For example 41650 cents as 416.5 euros. */
export const eurosToWire = (amount: Cents): number => amount / 100

/** A third decimal has been refused before. */
export const centsFromWire = (euros: number): Cents => Math.round(euros * 100)

export const dayToWire = (day: CalendarDay): number => day.number

/** A stored day (YYYY-MM-DD) as YYYYMMDD; null stays null. */
export function wireDayOf(iso: string): number
export function wireDayOf(iso: string | null): number | null
export function wireDayOf(iso: string | null): number | null {
  return iso === null ? null : dayToWire(CalendarDay.parse(iso)!)
}
