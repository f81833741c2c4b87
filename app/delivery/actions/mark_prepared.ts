import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import type { CheckedFile } from '#delivery/actions/check_file'
import { fence } from '#delivery/actions/fence'
import type { LeasedTask } from '#delivery/domain/task'

/** Makes checked files available and moves the task's progress on; progress clears its failures. */
export const markPrepared = (task: LeasedTask, files: CheckedFile[]): Promise<void> =>
  transaction(async (trx) => {
    if (files.length === 0) return
    await fence(trx, task)
    await rows(
      trx,
      `with prepared as (
         update delivery_files f
            set state = 'Available', bytes = file.bytes, sha256 = file.sha256
           from jsonb_to_recordset(?::jsonb) as file (id bigint, bytes bigint, sha256 text)
          where f.id = file.id and f.task_id = ? and f.state = 'Preparing'
         returning f.bytes)
       update delivery_tasks
          set files_done = files_done + (select count(*) from prepared),
              bytes_done = bytes_done + (select coalesce(sum(bytes), 0) from prepared),
              failures = 0
        where id = ?`,
      [JSON.stringify(files), task.id, task.id]
    )
    await failpoint('delivery.before_checkpoint')
  })
