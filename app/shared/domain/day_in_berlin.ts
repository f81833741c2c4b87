import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'

/** The calendar day (YYYY-MM-DD) of a moment where the shop is. */
export const dayInBerlin = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: SHOP_TIME_ZONE }).toISODate()!
