import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { insertTasks, type FulfilmentItem } from '#delivery/actions/tasks/insert_tasks'
import { nudge } from '#delivery/jobs/task_jobs'
import { nameOf, type Reference } from '#delivery/domain/reference'

export type FulfilmentRequest = {
  /** What is delivered, in the words of its owner. One fulfilment each, for ever. */
  reference: Reference
  /** Who may use the data: named in files that are made for them, and served in turn. */
  licensee: string
  items: FulfilmentItem[]
}

/** In the caller's transaction. Safe to repeat: a reference that is there changes nothing. */
export async function startFulfilment(
  trx: TransactionClientContract,
  { reference, licensee, items }: FulfilmentRequest
): Promise<number> {
  const [started] = await rows<{ id: number }>(
    trx,
    `insert into fulfilments (owner_kind, owner_key, licensee) values (?, ?, ?)
       on conflict (owner_kind, owner_key) do nothing returning id`,
    [reference.kind, reference.key, licensee]
  )
  if (!started) return existing(trx, reference)

  const tasks = await insertTasks(trx, started.id, items)
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'fulfilment', id: started.id },
    action: 'delivery.started',
    after: { reference: nameOf(reference), tasks: tasks.length },
  })
  for (const task of tasks) await nudge(trx, task)
  return started.id
}

async function existing(trx: TransactionClientContract, reference: Reference): Promise<number> {
  const [fulfilment] = await rows<{ id: number }>(
    trx,
    'select id from fulfilments where owner_kind = ? and owner_key = ?',
    [reference.kind, reference.key]
  )
  return fulfilment!.id
}
