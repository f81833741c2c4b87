import type { Condition } from '#shared/lists/condition'

type OfDay = { condition: (chosen: string[]) => Condition; isDay: true }

const ofDay = (sql: string): OfDay => ({
  condition: ([day]) => ({ sql, values: [day] }),
  isDay: true,
})

/** A filter of a list for moments from a day of the shop on. */
export const momentsFrom = (moment: string) => ofDay(`${moment} >= shop_day_begins(?::date)`)

/** The same up to a day, which counts as a whole. */
export const momentsUntil = (moment: string) => ofDay(`${moment} < shop_day_begins(?::date + 1)`)

/** A filter of a list for days from one on. */
export const daysFrom = (day: string) => ofDay(`${day} >= ?::date`)

/** The same up to a day. */
export const daysUntil = (day: string) => ofDay(`${day} <= ?::date`)
