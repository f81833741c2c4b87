import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import type { LeasedTask } from '#delivery/domain/task'

/** How much of a file's work is done, for those who watch; losing a note does no harm. */
export function noteWork({ id, leaseId }: LeasedTask, fileId: number, percent: number): void {
  rows(
    null,
    `update delivery_files f set work_percent = ?
       from delivery_tasks t
      where f.id = ? and f.state = 'Preparing' and t.id = f.task_id and t.id = ? and t.lease_id = ?`,
    [percent, fileId, id, leaseId]
  ).catch((error) => logger.warn({ err: error, fileId }, 'progress of a file was not noted'))
}
