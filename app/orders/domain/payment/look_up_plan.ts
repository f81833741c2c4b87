/** Seconds between the looks for an unanswered payment: soon at first, then every minute. */
const FIRST_PAUSES = [5, 25, 30]
const PAUSE_WHILE_LOCKED = 60
const PAUSE_AFTER_LOCK = 900

/**
 * Seconds to wait before the next look-up of an unanswered payment, after so many of them. A booked
 * charge may stay invisible for a while, so one look that finds nothing proves nothing. When the lock
 * is gone nobody waits for it, and every quarter of an hour is enough.
 */
export function pauseBeforeLookUp(lookUps: number, isLocked = true): number {
  if (!isLocked) return PAUSE_AFTER_LOCK
  return FIRST_PAUSES[lookUps] ?? PAUSE_WHILE_LOCKED
}
