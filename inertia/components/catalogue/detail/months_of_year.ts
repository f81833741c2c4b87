import type { Data } from '@generated/data'
import { daysInMonth, dayOf, isoDay } from '@kontor/design-system/date_text'

type Coverage = Pick<Data.Catalogue.Coverage, 'months'> & { firstDay: string; lastDay: string }

/** The months of a year within the coverage, with how many days each holds of every condition. */
export function monthsOfYear({ months, firstDay, lastDay }: Coverage, year: number) {
  return months
    .filter(({ month }) => Math.floor(month / 100) === year)
    .map(({ month: number, available, degraded, missing, holidays }) => {
      const month = number % 100
      const first = dayOf(year, month, 1)
      const last = first + daysInMonth(year, month) - 1
      const counts = [available & ~degraded & ~missing, degraded, missing, holidays].map(bits)
      const [inFull, withFlaw, lost, closed] = counts as [number, number, number, number]
      return {
        month,
        from: isoDay(first) < firstDay ? firstDay : isoDay(first),
        to: isoDay(last) > lastDay ? lastDay : isoDay(last),
        trading: inFull + withFlaw + lost,
        available: inFull,
        degraded: withFlaw,
        missing: lost,
        holidays: closed,
      }
    })
}

function bits(mask: number): number {
  let [rest, count] = [mask >>> 0, 0]
  for (; rest > 0; rest >>>= 1) count += rest & 1
  return count
}
