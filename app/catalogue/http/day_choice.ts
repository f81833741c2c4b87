import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'

/** The days that a form of staff names, in any form that people write. */
export function readTypedRange(typed: { from: string; to: string }): Result<DayRange> {
  const [from, to] = [readTypedDay(typed.from), readTypedDay(typed.to)]
  if (!from) return refuse(noDay(typed.from, 'shared.errors.day_invalid'), { field: 'from' })
  if (!to) return refuse(noDay(typed.to, 'shared.errors.day_invalid'), { field: 'to' })
  if (from.isAfter(to)) return refuse('shared.errors.range_reversed', { field: 'to' })
  return ok(new DayRange(from, to))
}

/** The days that an address names, as far as they lie within the product's; null where it names none. */
export function choiceIn({ request }: HttpContext, within: DayRange): DayRange | null {
  const { from, to = from } = request.qs()
  const [first, last] = [CalendarDay.parse(String(from)), CalendarDay.parse(String(to))]
  if (!first || !last || first.isAfter(last)) return null
  return new DayRange(first, last).intersect(within)
}
