import { DateTime } from 'luxon'
import { clock, SHOP_TIME_ZONE } from '#shared/clock'
import { writtenDay } from '#shared/domain/written_day'

const MILLISECONDS_PER_HOUR = 3_600_000
const MILLISECONDS_PER_DAY = 86_400_000
/** A day as the shop itself writes it, in addresses and rows. */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
/** A day as programs may write it in an address. */
export const DAY_IN_PATH = /^\d{4}-?\d{2}-?\d{2}$/

const PATTERN = /^(\d{4})([-/]?)(\d{2})\2(\d{2})$/

/** A day of the calendar without time or zone, from year 1000 to 9999. Never changes. */
export class CalendarDay {
  /** YYYY-MM-DD */
  readonly iso: string

  private constructor(
    readonly year: number,
    readonly month: number,
    readonly day: number,
    /** Days since 1970-01-01. */
    readonly epochDay: number
  ) {
    this.iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  }

  /** @throws RangeError for a day that does not exist. */
  static of(year: number, month: number, day: number): CalendarDay {
    const date = new Date(Date.UTC(year, month - 1, day))
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    if (!exists || !(year >= 1000 && year <= 9999) || !Number.isInteger(year)) {
      throw new RangeError(`No such day: ${year}-${month}-${day}`)
    }
    return new CalendarDay(year, month, day, date.getTime() / MILLISECONDS_PER_DAY)
  }

  /** @throws RangeError outside the years 1000 to 9999. */
  static ofEpochDay(epochDay: number): CalendarDay {
    const date = new Date(epochDay * MILLISECONDS_PER_DAY)
    return CalendarDay.of(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
  }

  /** Reads YYYY-MM-DD, YYYY/MM/DD or YYYYMMDD (text or number); null for anything else. */
  static parse(text: string | number): CalendarDay | null {
    const [, year, , month, day] = PATTERN.exec(String(text)) ?? []
    if (!year) return null
    try {
      return CalendarDay.of(Number(year), Number(month), Number(day))
    } catch {
      return null
    }
  }

  static today(): CalendarDay {
    const hour = Math.floor(clock.milliseconds() / MILLISECONDS_PER_HOUR)
    if (hour !== today?.hour) today = { hour, day: dayOfHour(hour) }
    return today.day
  }

  /** YYYYMMDD as a number. */
  get number(): number {
    return this.year * 10_000 + this.month * 100 + this.day
  }

  /** 1 is Monday, 7 is Sunday. */
  get weekday(): number {
    return ((((this.epochDay + 3) % 7) + 7) % 7) + 1
  }

  get isWeekend(): boolean {
    return this.weekday > 5
  }

  plusDays(days: number): CalendarDay {
    return CalendarDay.ofEpochDay(this.epochDay + days)
  }

  startOfMonth(): CalendarDay {
    return CalendarDay.of(this.year, this.month, 1)
  }

  endOfMonth(): CalendarDay {
    const days = new Date(Date.UTC(this.year, this.month, 0)).getUTCDate()
    return CalendarDay.of(this.year, this.month, days)
  }

  isBefore(other: CalendarDay): boolean {
    return this.epochDay < other.epochDay
  }

  isAfter(other: CalendarDay): boolean {
    return this.epochDay > other.epochDay
  }

  equals(other: CalendarDay): boolean {
    return this.epochDay === other.epochDay
  }

  /** YYYY/MM/DD, as every page shows days. */
  format(): string {
    return writtenDay(this.iso)
  }

  toString(): string {
    return this.iso
  }

  toJSON(): string {
    return this.iso
  }
}

/** Asked for many times a second, and days begin with a full hour of UTC at the shop's place. */
let today: { hour: number; day: CalendarDay } | undefined

function dayOfHour(hour: number): CalendarDay {
  const at = DateTime.fromMillis(hour * MILLISECONDS_PER_HOUR, { zone: SHOP_TIME_ZONE })
  return CalendarDay.of(at.year, at.month, at.day)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
