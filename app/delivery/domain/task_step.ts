/** They bring archived days back, reference whole days, and cut days to the chosen parts. */
export const TASK_COMMANDS = ['restore_days', 'deliver_days', 'extract_days'] as const
export type TaskCommand = (typeof TASK_COMMANDS)[number]

/** Small tasks have a lane of their own, so that none waits behind a year of order books. */
export type Lane = 'small' | 'large'

const SMALL_BYTES = 256 * 1024 * 1024
const SMALL_FILES = 70

type Amount = { files: number; bytes: number; archived: number }

/** Lane rule: up to 70 files and 256 MiB are small; what comes from the archive never is. */
export const laneOf = ({ files, bytes, archived }: Amount): Lane =>
  files <= SMALL_FILES && bytes <= SMALL_BYTES && archived === 0 ? 'small' : 'large'
