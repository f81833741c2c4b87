import { BaseTransformer } from '@adonisjs/core/transformers'
import { canRestart, canStop } from '#delivery/domain/task_state'
import type { DeliveryTask } from '#delivery/lists/task_list'
import { staffWordsOf } from '#delivery/lists/task_words'
import { nameOf } from '#delivery/domain/reference'
import type { Locale } from '#shared/i18n'

export default class DeliveryTaskTransformer extends BaseTransformer<DeliveryTask> {
  constructor(
    task: DeliveryTask,
    protected locale: Locale
  ) {
    super(task)
  }

  toObject() {
    const { createdAt, startedAt, finishedAt, nextAttemptAt, ...task } = this.resource
    return {
      ...task,
      reference: nameOf(task.reference),
      owner: staffWordsOf(task.reference, this.locale),
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
