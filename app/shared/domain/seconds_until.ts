import { DateTime } from 'luxon'
import { clock, SHOP_TIME_ZONE } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'

/** Whole seconds until a moment, as `Retry-After` says them; 0 where it is over, or there is none. */
export const secondsUntil = (moment: DateTime | null | undefined): number =>
  moment ? Math.max(0, Math.ceil(moment.diff(clock.now()).as('seconds'))) : 0

/** Whole seconds until the next day of the shop begins. */
export function secondsUntilTomorrow(): number {
  const tomorrow = CalendarDay.today().plusDays(1).iso
  return secondsUntil(DateTime.fromISO(tomorrow, { zone: SHOP_TIME_ZONE }))
}
