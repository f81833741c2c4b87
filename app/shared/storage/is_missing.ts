type Failure = { $metadata?: { httpStatusCode?: number } }

/** Whether a store says that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  (error as Failure).$metadata?.httpStatusCode === 404
