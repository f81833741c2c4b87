import { rows } from '#shared/database'
import type { LeasedTask } from '#delivery/domain/task'

export type PlannedFile = {
  id: number
  day: string
  part: number
  name: string
  key: string
  /** Size in the lake as the inventory says; null until an archived file came back. */
  bytes: number | null
  sha256: string | null
}

type Which = {
  /** Those whose day is still in the archive, or those that are in the lake. */
  archived: boolean
  after?: Pick<PlannedFile, 'day' | 'part'>
}

const CHUNK = 256

/** The next files of a task that are not ready, by day. */
export const listPlannedFiles = (
  { id }: LeasedTask,
  { archived, after = { day: '0001-01-01', part: 0 } }: Which
): Promise<PlannedFile[]> =>
  rows<PlannedFile>(
    null,
    `select id, day, part, name, key, source_bytes as bytes, sha256 from delivery_files
      where task_id = ? and state = 'Preparing' and archived = ? and (day, part) > (?::date, ?)
      order by day, part limit ?`,
    [id, archived, after.day, after.part, CHUNK]
  )
