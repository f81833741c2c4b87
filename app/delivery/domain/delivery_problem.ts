const PROBLEM_CODES = [
  'delivery.errors.nothing_to_deliver',
  'delivery.errors.lake_file_missing',
  'delivery.errors.lake_file_changed',
  'delivery.errors.archive_unavailable',
  'delivery.errors.storage_unavailable',
  'delivery.errors.storage_full',
  'delivery.errors.lake_file_unreadable',
  'delivery.errors.parts_unknown',
  'delivery.errors.worker_lost',
  'delivery.errors.unexpected',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A code that was kept; another version of the shop may have had others. */
export const keptProblemCode = (kept: string): ProblemCode =>
  PROBLEM_CODES.find((code) => code === kept) ?? 'delivery.errors.unexpected'

export type ProblemParams = Record<string, string | number>

/** Why a task could not go on, as the translation key that staff and customers read. */
export class DeliveryProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly params: ProblemParams = {},
    /** Another attempt cannot help. */
    readonly permanent = false
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }

  static from(error: unknown): DeliveryProblem {
    if (error instanceof DeliveryProblem) return error
    return new DeliveryProblem(
      isStorageFull(error) ? 'delivery.errors.storage_full' : 'delivery.errors.unexpected'
    )
  }
}

const FULL_CODES = ['ENOSPC', 'EDQUOT']

/** An error of Node, or of a library that only has words for it. */
export function isStorageFull(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { [name: string]: unknown }
  if (FULL_CODES.includes(String(code)) || /no space left|disk is full/i.test(String(message))) {
    return true
  }
  return cause !== undefined && isStorageFull(cause)
}
