import type { Condition } from '#shared/lists'

/** Days are those of the shop. */
export const createdOnOrAfter = ([day]: string[]): Condition => ({
  sql: 'e.created_at >= shop_day_begins(?::date)',
  values: [day],
})

/** The whole day counts. */
export const createdOnOrBefore = ([day]: string[]): Condition => ({
  sql: 'e.created_at < shop_day_begins(?::date + 1)',
  values: [day],
})
