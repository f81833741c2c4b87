import { preparedRows, type SqlClient } from '#shared/database'
import { LEARNT_DAYS } from '#arrivals/domain/usual_delay'

type Found = { productId: number; sizes: number[] }

/** What the newest days of products weighed that came whole, the newest first. */
export async function recentSizes(
  productIds: readonly number[],
  client: SqlClient = null
): Promise<ReadonlyMap<number, number[]>> {
  const found = await preparedRows<Found>(
    client,
    `select p.id as "productId", coalesce(d.sizes, '{}') as sizes
       from unnest(:products::int[]) p (id)
       cross join lateral (
         select array_agg(bytes::float8 order by day desc) as sizes
           from (select day, bytes from arrival_days
                  where product_id = p.id and arrived_at is not null
                  order by day desc limit :learnt::int) newest
       ) d`,
    { products: [...productIds], learnt: LEARNT_DAYS }
  )
  return new Map(found.map(({ productId, sizes }) => [productId, sizes]))
}
