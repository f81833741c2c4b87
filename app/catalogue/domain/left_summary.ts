export type LeftSummary<Reason> = { reason: Reason; count: number; example: string }

/** Left out files by why they were: how many, and the first of them. */
export const summaryOf = <Reason>(
  left: readonly { path: string; reason: Reason }[]
): LeftSummary<Reason>[] =>
  [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, files]) => ({
    ...{ reason, count: files.length, example: files[0]!.path },
  }))
