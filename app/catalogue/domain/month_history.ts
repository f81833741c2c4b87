import type { CalendarDay } from '#shared/domain/calendar_day'
import type { DayRange } from '#shared/domain/day_range'
import { countDays, daysOfMask, monthOf } from '#catalogue/domain/day_mask'
import type { DayMask, Month } from '#catalogue/domain/day_mask'
import { amountsOf, type MonthInventory } from '#catalogue/domain/month_inventory'

type Numbers = {
  available: number
  missing: number
  degraded: number
  /** Of the days in full condition, also of those that are no trading days. */
  files: number
  bytes: number
  degradedFiles: number
  degradedBytes: number
}

/** What a range holds; the days that have to be named are YYYY-MM-DD, in order. */
export type RangeInventory = Numbers & { missingDays: string[]; degradedDays: string[] }

/** A range is the difference of running sums: a month costs as much as twenty years. */
export class MonthHistory {
  /** At each index the sum of all months before it. */
  readonly #sums: Numbers[] = [NOTHING]
  readonly #missing: string[]
  readonly #degraded: string[]

  /** `months` in order, none of them twice. */
  constructor(private months: readonly MonthInventory[]) {
    for (const month of months) {
      this.#sums.push(plus(this.#sums.at(-1)!, numbersOf(month, WHOLE_MONTH)))
    }
    this.#missing = months.flatMap(({ month, missing }) => daysOfMask(month, missing))
    this.#degraded = months.flatMap(({ month, degraded }) => daysOfMask(month, degraded))
  }

  within({ from, to }: DayRange): RangeInventory {
    const [before, until] = [this.#sumUntil(from, from.day - 1), this.#sumUntil(to, to.day)]
    return {
      ...plus(until, before, -1),
      missingDays: this.#missing.slice(before.missing, until.missing),
      degradedDays: this.#degraded.slice(before.degraded, until.degraded),
    }
  }

  /** Everything before the month of a day, and of that month so many days. */
  #sumUntil(day: CalendarDay, daysOfMonth: number): Numbers {
    const month = monthOf(day)
    const index = this.#firstAtOrAfter(month)
    const [sum, row] = [this.#sums[index]!, this.months[index]]
    return row?.month === month ? plus(sum, numbersOf(row, 2 ** daysOfMonth - 1)) : sum
  }

  #firstAtOrAfter(month: Month): number {
    let [low, high] = [0, this.months.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.months[middle]!.month < month) low = middle + 1
      else high = middle
    }
    return low
  }
}

const WHOLE_MONTH: DayMask = 2 ** 31 - 1

const NOTHING: Numbers = {
  ...{ available: 0, missing: 0, degraded: 0 },
  ...{ files: 0, bytes: 0, degradedFiles: 0, degradedBytes: 0 },
}

function numbersOf(month: MonthInventory, days: DayMask): Numbers {
  const sound = amountsOf(month, (month.available | month.extra) & days)
  const degraded = amountsOf(month, month.degraded & days)
  return {
    available: countDays(month.available & days),
    missing: countDays(month.missing & days),
    degraded: countDays(month.degraded & days),
    files: sound.files,
    bytes: sound.bytes,
    degradedFiles: degraded.files,
    degradedBytes: degraded.bytes,
  }
}

const plus = (one: Numbers, other: Numbers, sign = 1): Numbers => ({
  available: one.available + sign * other.available,
  missing: one.missing + sign * other.missing,
  degraded: one.degraded + sign * other.degraded,
  files: one.files + sign * other.files,
  bytes: one.bytes + sign * other.bytes,
  degradedFiles: one.degradedFiles + sign * other.degradedFiles,
  degradedBytes: one.degradedBytes + sign * other.degradedBytes,
})
