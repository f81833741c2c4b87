import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DeliveryTask } from '#delivery/queries/list_tasks'
import { canRestart, canStop } from '#delivery/domain/task_state'

/** A task in the administration, with what may be done to it. */
export default class DeliveryTaskTransformer extends BaseTransformer<DeliveryTask> {
  toObject() {
    const { createdAt, startedAt, finishedAt, nextAttemptAt, ...task } = this.resource
    return {
      ...task,
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      canStop: canStop(task.state),
      canRestart: canRestart(task.state),
    }
  }
}
