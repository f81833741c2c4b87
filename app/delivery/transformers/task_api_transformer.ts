import { BaseTransformer } from '@adonisjs/core/transformers'
import { translate, type Locale } from '#shared/i18n'
import type { DeliveryTask } from '#delivery/lists/task_list'
import { orderOf, remarkOf } from '#delivery/lists/task_words'

/** A task as the HTTP API names its fields. */
export default class TaskApiTransformer extends BaseTransformer<DeliveryTask> {
  constructor(
    task: DeliveryTask,
    protected locale: Locale
  ) {
    super(task)
  }

  toObject() {
    const task = this.resource
    return {
      ...this.pick(task, ['id', 'recur', 'state', 'cmd', 'productFolder', 'description']),
      ...this.pick(task, ['subscriptionType', 'subscription', 'forceExecute', 'attempts']),
      ...this.pick(task, ['filesDone', 'filesExpected', 'filesEmpty', 'bytes']),
      orderId: orderOf(task.reference),
      orderItemId: /^\d+$/.test(task.itemRef) ? Number(task.itemRef) : null,
      product: task.productId,
      from: Number(task.from.replaceAll('-', '')),
      to: Number(task.to.replaceAll('-', '')),
      created: task.createdAt.toISOString(),
      startTime: task.startedAt?.toISOString() ?? null,
      finishTime: task.finishedAt?.toISOString() ?? null,
      remark: remarkOf(task, (code, params) => translate(this.locale, code, params)),
    }
  }
}
