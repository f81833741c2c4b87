import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'

/** A moment whose hour counts, as exports write it: `20261126 07:12`, in the time of the shop as on pages. Null for none. */
export const timed = (moment: Date | null): string | null =>
  moment && DateTime.fromJSDate(moment, { zone: SHOP_TIME_ZONE }).toFormat('yyyyMMdd HH:mm')
