import { addMonths, dayNumber, dayOf, isoDay, partsOf } from '@kontor/design-system/date_text'
import type { HoldingMonth } from '../types'

/** How many of the entries a day has; null where it has no snapshot. */
export function dayIn(months: readonly HoldingMonth[], iso: string): number | null {
  const { year, month, date } = partsOf(dayNumber(iso))
  const sign = months.find((one) => one.month === year * 100 + month)?.days[date - 1]
  return sign === undefined || sign === '.' ? null : Number.parseInt(sign, 16)
}

/** The last snapshot of the month before the newest one. */
export function monthEnd(months: readonly HoldingMonth[], newestDay: string): string | null {
  const { year, month } = partsOf(dayNumber(newestDay))
  return lastBefore(months, dayOf(year, month, 1), 1)
}

/** The last snapshot of the quarter before the newest one. */
export function quarterEnd(months: readonly HoldingMonth[], newestDay: string): string | null {
  const { year, month } = partsOf(dayNumber(newestDay))
  return lastBefore(months, dayOf(year, month - ((month - 1) % 3), 1), 3)
}

function lastBefore(months: readonly HoldingMonth[], first: number, most: number): string | null {
  for (let day = first - 1; day >= addMonths(first, -most); day--) {
    if (dayIn(months, isoDay(day)) !== null) return isoDay(day)
  }
  return null
}

const NEAR = 40

/** The nearest day that has more of the entries than the chosen one, if any within some weeks has. */
export function bestDay(months: readonly HoldingMonth[], chosen: string) {
  const now = dayIn(months, chosen) ?? 0
  let best: { day: string; found: number } | null = null
  for (let away = 1; away <= NEAR; away++) {
    for (const at of [dayNumber(chosen) - away, dayNumber(chosen) + away]) {
      const found = dayIn(months, isoDay(at)) ?? 0
      if (found > (best?.found ?? now)) best = { day: isoDay(at), found }
    }
  }
  return best
}
