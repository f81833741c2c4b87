import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'
import type { SelectionFilters } from '#catalogue'
import { insertTasks } from '#delivery/actions/insert_tasks'
import { nudge } from '#delivery/jobs/run_task'

export type FulfilmentItem = {
  itemRef: string
  productId: number
  range: DayRange
  /** Degraded days are delivered unless the buyer left them out. */
  includeDegraded?: boolean
  /** The chosen parts of a filterable product; without them its days are delivered whole. */
  filters?: SelectionFilters | null
}

export type FulfilmentRequest = {
  /** What is delivered, in the caller's words: 'order:10482'. One fulfilment each, for ever. */
  reference: string
  /** Who may use the data: named in files that are made for them, and served in turn. */
  licensee: string
  items: FulfilmentItem[]
}

/**
 * Begins to deliver, one task for each item and step, in the caller's transaction. Safe to repeat:
 * a second call for the same reference answers the fulfilment that is there and changes nothing.
 */
export async function startFulfilment(
  trx: TransactionClientContract,
  { reference, licensee, items }: FulfilmentRequest
): Promise<number> {
  const [started] = await rows<{ id: number }>(
    trx,
    `insert into fulfilments (reference, licensee) values (?, ?)
       on conflict (reference) do nothing returning id`,
    [reference, licensee]
  )
  if (!started) return existing(trx, reference)

  const tasks = await insertTasks(trx, started.id, items)
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'fulfilment', id: started.id },
    action: 'delivery.started',
    after: { reference, tasks: tasks.length },
  })
  for (const task of tasks) await nudge(trx, task)
  return started.id
}

async function existing(trx: TransactionClientContract, reference: string): Promise<number> {
  const [fulfilment] = await rows<{ id: number }>(
    trx,
    'select id from fulfilments where reference = ?',
    [reference]
  )
  return fulfilment!.id
}
