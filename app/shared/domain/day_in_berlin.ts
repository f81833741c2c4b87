import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'

export const dayInBerlin = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: SHOP_TIME_ZONE }).toISODate()!
