import arrivals from '#config/arrivals'
import { preparedRows, type SqlClient } from '#shared/database'
import { LEARNT_DAYS } from '#arrivals/domain/usual_delay'

type Found = { productId: number; delays: number[] }

/** How many seconds after their due moments the newest days of products came, the newest first. */
export async function recentDelays(
  productIds: readonly number[],
  client: SqlClient = null
): Promise<ReadonlyMap<number, number[]>> {
  const found = await preparedRows<Found>(
    client,
    `select p.id as "productId", coalesce(d.delays, '{}') as delays
       from unnest(:products::int[]) p (id)
       cross join lateral (
         select array_agg(delay order by day desc) as delays
           from (select day, extract(epoch from arrived_at - due_at)::int as delay
                   from arrival_days
                  where product_id = p.id and arrived_at is not null
                    and arrived_at < due_at + make_interval(days => :loaded::int)
                  order by day desc limit :learnt::int) newest
       ) d`,
    { products: [...productIds], learnt: LEARNT_DAYS, loaded: arrivals.loadedAfterDays }
  )
  return new Map(found.map(({ productId, delays }) => [productId, delays]))
}
