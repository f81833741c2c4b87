import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { readTypedDay } from '#shared/domain/typed_day'

/** A typed day and time of the shop's clock as a moment, the first of two where clocks go back; null where there is none. */
export function shopMoment(day: string, time: string): Date | null {
  const read = readTypedDay(day)
  if (!read || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const moment = DateTime.fromISO(`${read.iso}T${time}`, { zone: SHOP_TIME_ZONE })
  return moment.isValid ? moment.getPossibleOffsets()[0]!.toJSDate() : null
}
