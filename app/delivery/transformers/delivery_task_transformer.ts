import { BaseTransformer } from '@adonisjs/core/transformers'
import { canRestart, canStop } from '#delivery/domain/task_state'
import type { DeliveryTask } from '#delivery/queries/list_tasks'

/** A task in the administration, with what may be done to it. */
export default class DeliveryTaskTransformer extends BaseTransformer<DeliveryTask> {
  toObject() {
    const { createdAt, startedAt, finishedAt, nextAttemptAt, ...task } = this.resource
    return {
      ...task,
      orderId: orderOf(task.reference),
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      canStop: canStop(task.state),
      canRestart: canRestart(task.state),
      canForce: canRestart(task.state, true) && !task.isHeld,
    }
  }
}

/** What is delivered for an order names its number. */
export const orderOf = (reference: string): number | null =>
  reference.startsWith('order:') ? Number(reference.slice('order:'.length)) : null
