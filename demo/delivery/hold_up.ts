import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

type Order = { orderNumber: number }

/** Ends the tasks of an order for good, as if its source had refused them again and again between two moments. */
export async function failTasks(
  trx: TransactionClientContract,
  { orderNumber, code, began, at }: Order & { code: string; began: Date; at: Date }
): Promise<void> {
  const fulfilmentId = await fulfilmentOf(trx, orderNumber)
  await rows(
    trx,
    `update delivery_tasks
        set state = 'Failed', failure_code = :code, attempts = 5, failures = 5,
            created_at = :began, started_at = :began, finished_at = :at
      where fulfilment_id = :fulfilmentId`,
    { fulfilmentId, code, began, at }
  )
  await rows(
    trx,
    `update fulfilments set state = 'Failed', failure_code = ?, created_at = ? where id = ?`,
    [code, began, fulfilmentId]
  )
}

/** Lets the tasks of an order wait for their next try, as if an archive had not answered yet. */
export async function holdUpTasks(
  trx: TransactionClientContract,
  { orderNumber, minutes }: Order & { minutes: number }
): Promise<void> {
  await rows(
    trx,
    `update delivery_tasks
        set run_after = now() + make_interval(mins => :minutes), nudged_at = null, attempts = 1,
            failures = 1, failure_code = 'delivery.errors.archive_unavailable',
            failure_params = jsonb_build_object('day', to_char(from_day, 'YYYY/MM/DD'))
      where fulfilment_id = :fulfilmentId`,
    { fulfilmentId: await fulfilmentOf(trx, orderNumber), minutes }
  )
}

async function fulfilmentOf(trx: TransactionClientContract, orderNumber: number): Promise<number> {
  const [found] = await rows<{ id: number }>(
    trx,
    `select id from fulfilments where owner_kind = 'order' and owner_key = ?`,
    [String(orderNumber)]
  )
  return found!.id
}
