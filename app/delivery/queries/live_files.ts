import { rows } from '#shared/database'
import type { FileState } from '#delivery/domain/file_state'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

export type LiveFile = {
  id: number
  state: FileState
  bytes: number | null
  sha256: string | null
  percent: number | null
}

export const liveFiles = (ids: number[]): Promise<(LiveFile & { reference: Reference })[]> =>
  rows(
    null,
    `select f.id, ${REFERENCE} as reference, f.state, f.bytes, f.sha256, f.work_percent as percent
       from delivery_files f join fulfilments l on l.id = f.fulfilment_id
      where f.id = any(?::bigint[]) order by f.id`,
    [ids]
  )
