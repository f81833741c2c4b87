/** What `restore` and `backup` end with, besides 0 for all is well and 1 for anything else. */
export const CODES = {
  doubtful: 2,
  damaged: 3,
  key: 4,
  newer: 5,
  occupied: 6,
  contradicts: 7,
  none: 8,
} as const

/** A backup, or a database, with which nothing can be done. Its message is one line for an operator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'

  constructor(
    readonly kind: Exclude<keyof typeof CODES, 'doubtful' | 'contradicts'>,
    message: string
  ) {
    super(message)
  }
}
