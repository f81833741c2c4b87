/** A task that failed this often in a row, without any file of progress between, has failed. */
export const MAX_FAILURES = 5

const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 300

/** Seconds to wait after the n-th failure in a row (1 for the first): 5, 20, 80, 300 … */
export function waitAfterFailure(failures: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (failures - 1), LONGEST_WAIT_SECONDS)
}
