import type { Series } from '#catalogue/domain/discovery/place_group'

const MEGABYTE = 1_000_000
/** Smaller days are worth little one by one: a month of them, or a week. */
const MONTH = { below: MEGABYTE, days: 20 }
const WEEK = { below: 100 * MEGABYTE, days: 5 }

/** Fewest days of an order, by what a day weighs; never more than there are. */
export function minimalDaysOf({ files, days }: Pick<Series, 'files' | 'days'>): number {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0) / days.length
  const wanted = bytes < MONTH.below ? MONTH.days : bytes < WEEK.below ? WEEK.days : 1
  return Math.min(wanted, days.length)
}
