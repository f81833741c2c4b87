import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { announceBooked, bookDays } from '#arrivals'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import type { RunKind } from '#subscriptions/domain/run'
import { viewersOf } from '#subscriptions/queries/viewers_of'

type Place = { productId: number; day: string | null }
type AtWork = {
  id: number
  typeId: number
  kind: RunKind
  isStopWanted: boolean
  productId: number | null
  day: string | null
}

/**
 * Does the next stretch of a task: its days, what people are told of them and how far it came are one
 * transaction, so that a worker that dies repeats nothing. False at its end.
 */
export const stepRun = (id: number): Promise<boolean> =>
  transaction(async (trx) => {
    const [run] = await rows<AtWork>(trx, HOLD, [id])
    if (!run) return false
    if (run.isStopWanted) return end(trx, run, 'Stopped')
    const place = await placeOf(trx, run)
    if (!place) return end(trx, run, 'Completed')
    const { productId, day: after } = place
    const booked = await bookDays(trx, { productId, after, anew: run.kind === 'Recreate' })
    const { news, days, entered, until } = booked
    await announceBooked(trx, productId, await viewersOf(trx, productId, news))
    await rows(trx, NOTE, { id, days, entered, told: news.length, productId, until } as never)
    return true
  })

/** Where it goes on: within the product where it is, or with the next one. */
async function placeOf(trx: TransactionClientContract, run: AtWork): Promise<Place | null> {
  const { typeId, productId, day } = run
  if (productId !== null && day !== null) return { productId, day }
  const [next] = await rows<{ id: number }>(
    trx,
    `select product_id as id from subscription_type_products
      where type_id = ? and product_id > ? order by product_id limit 1`,
    [typeId, productId ?? 0]
  )
  return next ? { productId: next.id, day: null } : null
}

async function end(trx: TransactionClientContract, { id }: AtWork, state: 'Stopped' | 'Completed') {
  await rows(trx, 'update subscription_runs set state = ?, ended_at = ? where id = ?', [
    ...[state, clock.now().toJSDate(), id],
  ])
  return false
}

const HOLD = `
  select id, type_id as "typeId", kind, is_stop_wanted as "isStopWanted",
         product_id as "productId", day
    from subscription_runs where id = ? and state in ('Waiting', 'Running') for update`

const NOTE = `
  update subscription_runs
     set state = 'Running', days_done = days_done + :days::int,
         days_entered = days_entered + :entered::int, days_told = days_told + :told::int,
         product_id = :productId::int, day = :until::date
   where id = :id::bigint`
