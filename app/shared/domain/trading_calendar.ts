import { CalendarDay } from '#shared/domain/calendar_day'
import type { DayRange } from '#shared/domain/day_range'

export type HolidayName = { en: string; de: string }
export type Holiday = { day: CalendarDay; name: HolidayName }

/** Counts on the sorted holidays: the cost depends on their number, not on the range. */
export class TradingCalendar {
  readonly #holidays: Holiday[]
  readonly #holidayIsos: ReadonlySet<string>

  /** `holidays` by ISO day; those on a weekend change nothing. */
  constructor(
    readonly code: string,
    holidays: ReadonlyMap<string, HolidayName>
  ) {
    this.#holidays = [...holidays].flatMap(asWeekdayHoliday).sort(byDay)
    this.#holidayIsos = new Set(this.#holidays.map(({ day }) => day.iso))
  }

  isTradingDay(day: CalendarDay): boolean {
    return !day.isWeekend && !this.#holidayIsos.has(day.iso)
  }

  tradingDays(range: DayRange): CalendarDay[] {
    return [...range.days()].filter((day) => this.isTradingDay(day))
  }

  countTradingDays(range: DayRange): number {
    return range.calendarDays - this.weekendDays(range) - this.holidaysIn(range).length
  }

  weekendDays(range: DayRange): number {
    return weekendDaysUntil(range.to.epochDay) - weekendDaysUntil(range.from.epochDay - 1)
  }

  /** Holidays that take a trading day away: those on weekdays, in order. */
  holidaysIn(range: DayRange): Holiday[] {
    const start = this.#firstAtOrAfter(range.from.epochDay)
    return this.#holidays.slice(start, this.#firstAtOrAfter(range.to.epochDay + 1))
  }

  #firstAtOrAfter(epochDay: number): number {
    let [low, high] = [0, this.#holidays.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#holidays[middle]!.day.epochDay < epochDay) low = middle + 1
      else high = middle
    }
    return low
  }
}

function asWeekdayHoliday([iso, name]: [string, HolidayName]): Holiday[] {
  const day = CalendarDay.parse(iso)
  if (!day) throw new RangeError(`Not a day: ${iso}`)
  return day.isWeekend ? [] : [{ day, name }]
}

function byDay(one: Holiday, other: Holiday): number {
  return one.day.epochDay - other.day.epochDay
}

/** Weekend days from a fixed Monday long ago (epoch day −3 is one) to this day, included. */
function weekendDaysUntil(epochDay: number): number {
  const days = epochDay + 4
  const weeks = Math.floor(days / 7)
  return weeks * 2 + Math.max(0, days - weeks * 7 - 5)
}
