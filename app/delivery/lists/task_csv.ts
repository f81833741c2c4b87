import { timed, type Csv } from '#shared/lists'
import { nameOf } from '#delivery/domain/reference'
import type { DeliveryTask } from '#delivery/lists/task_list'
import { remarkOf } from '#delivery/lists/task_words'
import { ownerOf } from '#delivery/ports/delivery_owners'

export const TASK_CSV: Csv<DeliveryTask, unknown> = {
  fileName: 'webshop_tasks',
  heads: 'tasks.columns',
  columns: {
    id: 'id',
    state: ({ state }, say) => say(`tasks.states.${state}`),
    owner: ({ reference }) => ownerOf(reference).numberOf(reference.key) ?? nameOf(reference),
    item: 'itemRef',
    licensee: 'licensee',
    product: 'productFolder',
    cmd: ({ cmd }, say) => say(`tasks.commands.${cmd}`),
    recur: ({ recur }, say) => say(`tasks.recurrences.${recur}`),
    from: 'from',
    to: 'to',
    created: ({ createdAt }) => timed(createdAt),
    start: ({ startedAt }) => timed(startedAt),
    finish: ({ finishedAt }) => timed(finishedAt),
    files_done: 'filesDone',
    files: 'filesExpected',
    bytes: 'bytes',
    attempts: 'attempts',
    force: ({ forceExecute }, say) => say(`tasks.${forceExecute ? 'yes' : 'no'}`),
    description: 'description',
    remark: (task, say) => remarkOf(task, say),
    subscription_type: 'subscriptionType',
    subscription: 'subscription',
  },
}
