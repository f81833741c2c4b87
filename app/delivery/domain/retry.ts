import type { ProblemCode } from '#delivery/domain/delivery_problem'

/** A task that failed this often in a row, without any file of progress between, has failed. */
export const MAX_FAILURES = 5

/** Storage that is full or away comes back by itself or by staff: worth hours of waiting. */
const MAX_STORAGE_FAILURES = 40
const PATIENT: readonly ProblemCode[] = [
  'delivery.errors.storage_full',
  'delivery.errors.storage_unavailable',
  'delivery.errors.archive_unavailable',
]

const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 300

export const failuresAllowed = (code: ProblemCode): number =>
  PATIENT.includes(code) ? MAX_STORAGE_FAILURES : MAX_FAILURES

/** Seconds to wait after the n-th failure in a row (1 for the first): 5, 20, 80, 300 … */
export function waitAfterFailure(failures: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (failures - 1), LONGEST_WAIT_SECONDS)
}
