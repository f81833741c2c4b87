import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'

export type DayRangeRefusal = 'shared.errors.day_invalid' | 'shared.errors.range_reversed'

/** All days from one day to another, both included. Never empty, never changes. */
export class DayRange {
  /** @throws RangeError when the range ends before it begins. */
  constructor(
    readonly from: CalendarDay,
    readonly to: CalendarDay
  ) {
    if (from.isAfter(to)) throw new RangeError(`Range ends before it begins: ${from} – ${to}`)
  }

  /** Reads two days in any form that `CalendarDay.parse` knows; refuses with the field at fault. */
  static parse(from: string | number, to: string | number): Result<DayRange, DayRangeRefusal> {
    const first = CalendarDay.parse(from)
    const last = CalendarDay.parse(to)
    if (!first) return refuse('shared.errors.day_invalid', { field: 'from' })
    if (!last) return refuse('shared.errors.day_invalid', { field: 'to' })
    if (first.isAfter(last)) return refuse('shared.errors.range_reversed', { field: 'to' })
    return ok(new DayRange(first, last))
  }

  /** Number of days, weekends and holidays included. */
  get calendarDays(): number {
    return this.to.epochDay - this.from.epochDay + 1
  }

  contains(day: CalendarDay): boolean {
    return !day.isBefore(this.from) && !day.isAfter(this.to)
  }

  intersect(other: DayRange): DayRange | null {
    const from = this.from.isAfter(other.from) ? this.from : other.from
    const to = this.to.isBefore(other.to) ? this.to : other.to
    return from.isAfter(to) ? null : new DayRange(from, to)
  }

  *days(): Generator<CalendarDay> {
    for (let offset = 0; offset < this.calendarDays; offset++) yield this.from.plusDays(offset)
  }

  /** YYYY/MM/DD – YYYY/MM/DD */
  format(): string {
    return `${this.from.format()} – ${this.to.format()}`
  }

  toJSON(): { from: string; to: string } {
    return { from: this.from.iso, to: this.to.iso }
  }
}
