const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3_600
const LONGEST_PAUSE_OF_OUTAGE_SECONDS = 120

/**
 * Seconds until the next try after so many tries: one minute, doubling up to six hours. A server
 * that cannot be reached says nothing about the mail, so it is asked again within two minutes.
 */
export function pauseAfter(attempts: number, isOutage: boolean): number {
  const longest = isOutage ? LONGEST_PAUSE_OF_OUTAGE_SECONDS : LONGEST_PAUSE_SECONDS
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), longest)
}
