export type ProblemCode =
  | 'delivery.errors.nothing_to_deliver'
  | 'delivery.errors.lake_file_missing'
  | 'delivery.errors.lake_file_changed'
  | 'delivery.errors.archive_unavailable'
  | 'delivery.errors.storage_unavailable'
  | 'delivery.errors.worker_lost'
  | 'delivery.errors.unexpected'

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

  /** Any error as a problem; what nobody foresaw stays nameless outside the log. */
  static from(error: unknown): DeliveryProblem {
    return error instanceof DeliveryProblem
      ? error
      : new DeliveryProblem('delivery.errors.unexpected')
  }
}
