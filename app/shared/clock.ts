import { DateTime } from 'luxon'

/** Where the shop's calendar days begin and end; statements say `shop_today()` and `shop_day(moment)`. */
export const SHOP_TIME_ZONE = 'Europe/Berlin'

let fixed: DateTime | null = null

/** The one source of "now" for every rule, so that tests can stop or move the time. */
export const clock = {
  /** This moment, in UTC. */
  now(): DateTime {
    return fixed ?? DateTime.utc()
  },

  /** The same in milliseconds since 1970, which is all that most comparisons need. */
  milliseconds(): number {
    return fixed?.toMillis() ?? Date.now()
  },

  /** Tests: stops the clock at an ISO moment, for example `2025-03-03T12:00:00Z`. */
  set(iso: string): void {
    const moment = DateTime.fromISO(iso, { zone: 'utc' })
    if (!moment.isValid) throw new RangeError(`Not a moment: ${iso}`)
    fixed = moment
  },

  /** Tests: lets the clock run again. */
  reset(): void {
    fixed = null
  },
}
