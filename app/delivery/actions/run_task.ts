import logger from '@adonisjs/core/services/logger'
import { failpoint } from '#shared/failpoints'
import { acquireTask } from '#delivery/actions/acquire_task'
import { completeTask } from '#delivery/actions/complete_task'
import { failTask } from '#delivery/actions/fail_task'
import { holdLease } from '#delivery/actions/hold_lease'
import { planFiles } from '#delivery/actions/plan_files'
import { prepareFiles } from '#delivery/actions/prepare_files'
import { releaseTask } from '#delivery/actions/release_task'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'

/**
 * Runs a task that waits, under a lease, from where an earlier attempt stopped. A worker may die at
 * any line: everything done is in the database or can be done again.
 */
export async function runTask(taskId: number, stopping?: AbortSignal): Promise<void> {
  const task = await acquireTask(taskId)
  if (!task) return

  const lease = holdLease(task, stopping)
  try {
    await failpoint('delivery.after_acquire')
    await planFiles(task)
    await failpoint('delivery.after_plan')
    await prepareFiles(task, lease.signal)
    await completeTask(task)
  } catch (error) {
    await giveUp(task, error, stopping)
  } finally {
    lease.release()
  }
}

async function giveUp(task: LeasedTask, error: unknown, stopping?: AbortSignal): Promise<void> {
  if (error instanceof LeaseLost) return
  if (stopping?.aborted) return releaseTask(task)

  const problem = DeliveryProblem.from(error)
  logger.warn({ err: error, taskId: task.id }, 'delivery task could not go on')
  await failTask(task, problem)
}
