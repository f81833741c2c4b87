import { DateTime } from 'luxon'

/** Where the shop's days begin and end; in SQL `shop_today()` and `shop_day(moment)`. */
export const SHOP_TIME_ZONE = 'Europe/Berlin'

let fixed: DateTime | null = null

/** The one source of "now" for every rule, so that tests can stop or move the time. */
export const clock = {
  now(): DateTime {
    return fixed ?? DateTime.utc()
  },

  milliseconds(): number {
    return fixed?.toMillis() ?? Date.now()
  },

  /** Tests: stops the clock at an ISO moment, for example `2025-03-03T12:00:00Z`. */
  set(iso: string): void {
    const moment = DateTime.fromISO(iso, { zone: 'utc' })
    if (!moment.isValid) throw new RangeError(`Not a moment: ${iso}`)
    fixed = moment
  },

  reset(): void {
    fixed = null
  },
}
