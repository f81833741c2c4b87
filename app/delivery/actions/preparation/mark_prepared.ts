import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { fence } from '#delivery/actions/tasks/fence'
import type { LeasedTask } from '#delivery/domain/task'

export type PreparedFile = {
  id: number
  bytes: number
  sha256: string
  /** Where a file that was made lies; a day of the lake stays where it is. */
  disk?: 'files'
  key?: string
  rows?: number
}

export const markPrepared = (task: LeasedTask, files: PreparedFile[]): Promise<void> =>
  transaction(async (trx) => {
    if (files.length === 0) return
    await fence(trx, task)
    await rows(trx, MARK, [JSON.stringify(files), task.id, task.id])
    await failpoint('delivery.before_checkpoint')
  })

const MARK = `
  with prepared as (
    update delivery_files f
       set state = 'Available', bytes = file.bytes, sha256 = file.sha256, work_percent = null,
           disk = coalesce(file.disk, f.disk), key = coalesce(file.key, f.key),
           row_count = coalesce(file.rows, f.row_count)
      from jsonb_to_recordset(?::jsonb) as file (id bigint, bytes bigint, sha256 text, disk text,
        key text, rows bigint)
     where f.id = file.id and f.task_id = ? and f.state = 'Preparing'
    returning f.bytes, f.disk = 'files' and f.row_count = 0 as is_empty)
  update delivery_tasks
     set files_done = files_done + (select count(*) from prepared),
         bytes_done = bytes_done + (select coalesce(sum(bytes), 0) from prepared),
         files_empty = files_empty + (select count(*) from prepared where is_empty),
         failures = 0
   where id = ?`
