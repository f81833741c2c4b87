import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'
import { findProducts } from '#catalogue'
import { nudge } from '#delivery/jobs/run_task'

export type FulfilmentRequest = {
  /** What is delivered, in the caller's words: 'order:10482'. One fulfilment each, for ever. */
  reference: string
  /** Who may use the data; named in files that are made for them. */
  licensee: string
  items: {
    itemRef: string
    productId: number
    range: DayRange
    /** Degraded days are delivered unless the buyer left them out. */
    includeDegraded?: boolean
  }[]
}

/**
 * Begins to deliver, one task an item, in the caller's transaction. Safe to repeat: a second call
 * for the same reference answers the fulfilment that is there and changes nothing.
 */
export async function startFulfilment(
  trx: TransactionClientContract,
  request: FulfilmentRequest
): Promise<number> {
  const [started] = await rows<{ id: number }>(
    trx,
    `insert into fulfilments (reference, licensee) values (?, ?)
       on conflict (reference) do nothing returning id`,
    [request.reference, request.licensee]
  )
  if (!started) return existing(trx, request.reference)

  const tasks = await insertTasks(trx, started.id, request)
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'fulfilment', id: started.id },
    action: 'delivery.started',
    after: { reference: request.reference, tasks: tasks.length },
  })
  for (const { id } of tasks) await nudge(trx, id)
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

async function insertTasks(
  trx: TransactionClientContract,
  fulfilmentId: number,
  { items }: FulfilmentRequest
): Promise<{ id: number }[]> {
  const products = new Map(
    (await findProducts(items.map(({ productId }) => productId))).map(({ id, code }) => [id, code])
  )
  const described = items.map(({ itemRef, productId, range, includeDegraded = true }) => ({
    item_ref: itemRef,
    product_id: productId,
    product_folder: products.get(productId) ?? String(productId),
    from_day: range.from.iso,
    to_day: range.to.iso,
    include_degraded: includeDegraded,
    description: `${products.get(productId) ?? productId} ${range.format()}`,
  }))
  return rows<{ id: number }>(
    trx,
    `insert into delivery_tasks
       (fulfilment_id, item_ref, product_id, product_folder, from_day, to_day, include_degraded,
        description)
     select ?, item_ref, product_id, product_folder, from_day, to_day, include_degraded, description
       from jsonb_to_recordset(?::jsonb) as item (item_ref text, product_id int,
         product_folder text, from_day date, to_day date, include_degraded boolean, description text)
     returning id`,
    [fulfilmentId, JSON.stringify(described)]
  )
}
