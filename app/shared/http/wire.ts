import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'

/** Cents as euros with up to two decimals, for example 41650 as 416.5. */
export const eurosToWire = (amount: Cents): number => amount / 100

/** Euros as cents; a third decimal has been refused before. */
export const centsFromWire = (euros: number): Cents => Math.round(euros * 100)

export const dayToWire = (day: CalendarDay): number => day.number

/** The same of a stored day (YYYY-MM-DD); null stays null. */
export function wireDayOf(iso: string): number
export function wireDayOf(iso: string | null): number | null
export function wireDayOf(iso: string | null): number | null {
  return iso === null ? null : dayToWire(CalendarDay.parse(iso)!)
}
