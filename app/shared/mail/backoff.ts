const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3_600
const LONGEST_PAUSE_OF_OUTAGE_SECONDS = 120

/** Seconds: a minute, doubling up to six hours; in an outage, no mail's fault, two minutes. */
export function pauseAfter(attempts: number, isOutage: boolean): number {
  const longest = isOutage ? LONGEST_PAUSE_OF_OUTAGE_SECONDS : LONGEST_PAUSE_SECONDS
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), longest)
}
