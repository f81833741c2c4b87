import type { Condition } from '#shared/lists'

type OfDay = (chosen: string[]) => Condition

/** From a day of the shop on. */
export const onOrAfter =
  (moment: string): OfDay =>
  ([day]) => ({ sql: `${moment} >= shop_day_begins(?::date)`, values: [day] })

/** The whole day counts. */
export const onOrBefore =
  (moment: string): OfDay =>
  ([day]) => ({ sql: `${moment} < shop_day_begins(?::date + 1)`, values: [day] })
