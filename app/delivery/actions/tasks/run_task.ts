import logger from '@adonisjs/core/services/logger'
import { isUnreachable } from '#shared/database/is_unreachable'
import { failpoint } from '#shared/failpoints'
import { acquireNextTask } from '#delivery/actions/tasks/acquire_task'
import { completeTask } from '#delivery/actions/tasks/complete_task'
import { extractFiles } from '#delivery/actions/preparation/extract_files'
import { failTask } from '#delivery/actions/tasks/fail_task'
import { holdLease, type Leave } from '#delivery/actions/tasks/hold_lease'
import { outlastOutage } from '#delivery/actions/tasks/outlast_outage'
import { planFiles } from '#delivery/actions/preparation/plan_files'
import { prepareFiles } from '#delivery/actions/preparation/prepare_files'
import { releaseTask } from '#delivery/actions/tasks/release_task'
import { restoreArchive } from '#delivery/actions/preparation/restore_archive'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'
import type { Lane, TaskCommand } from '#delivery/domain/task_step'

/** Runs the task whose turn it is in a lane; false when none is due. */
export async function runNextTask(lane: Lane, leave: Partial<Leave> = {}): Promise<boolean> {
  const task = await acquireNextTask(lane)
  if (task) await runAcquired(task, leave)
  return task !== null
}

/** A worker may die at any line: everything done is in the database or can be done again. */
async function runAcquired(task: LeasedTask, leave: Partial<Leave>): Promise<void> {
  const lease = holdLease(task, leave)
  try {
    await failpoint('delivery.after_acquire')
    await WORK[task.cmd](task, lease)
    await completeTask(task)
  } catch (error) {
    await giveUp(task, error, leave)
  } finally {
    lease.release()
  }
}

type Work = (task: LeasedTask, leave: Leave) => Promise<void>

const planned =
  (work: Work): Work =>
  async (task, leave) => {
    await planFiles(task)
    await failpoint('delivery.after_plan')
    await work(task, leave)
  }

const WORK: Record<TaskCommand, Work> = {
  restore_days: (task, { soon }) => restoreArchive(task, soon),
  deliver_days: planned((task, { soon }) => prepareFiles(task, soon)),
  extract_days: planned(extractFiles),
}

/** Who lets go, and who lost the database, has not failed: only what the task itself met counts. */
async function giveUp(task: LeasedTask, error: unknown, leave: Partial<Leave>): Promise<void> {
  if (error instanceof LeaseLost) return
  const isBlameless = leave.now?.aborted || leave.soon?.aborted || isUnreachable(error)
  if (isBlameless) return outlastOutage(() => releaseTask(task), leave.now)

  const problem = DeliveryProblem.from(error)
  logger.warn({ err: error, taskId: task.id }, 'delivery task could not go on')
  await outlastOutage(() => failTask(task, problem), leave.now)
}
