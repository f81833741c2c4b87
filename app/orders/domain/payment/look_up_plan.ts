/** Seconds between the looks for an unanswered payment: soon at first, then every minute. */
const FIRST_PAUSES = [5, 25, 30]
const PAUSE_WHILE_LOCKED = 60
const PAUSE_AFTER_LOCK = 900

/** In seconds. A booked charge may stay invisible for a while: no single look proves anything. */
export function pauseBeforeLookUp(lookUps: number, isLocked = true): number {
  if (!isLocked) return PAUSE_AFTER_LOCK
  return FIRST_PAUSES[lookUps] ?? PAUSE_WHILE_LOCKED
}
