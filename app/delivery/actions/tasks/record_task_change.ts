import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import type { ProblemParams } from '#delivery/domain/delivery_problem'
import type { TaskState } from '#delivery/domain/task_state'

type TaskChange = {
  id: number
  from: TaskState
  to: TaskState
  actor?: Actor
  reason?: string
  params?: ProblemParams
}

export const recordTaskChange = (
  trx: TransactionClientContract,
  { id, from, to, actor = SYSTEM_ACTOR, reason, params }: TaskChange
): Promise<void> =>
  recordAudit(trx, {
    actor,
    subject: { type: 'delivery_task', id },
    action: 'delivery.task_changed',
    before: { state: from },
    after: { state: to, ...params },
    reason,
  })
