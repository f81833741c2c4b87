import { rows } from '#shared/database'
import { usualSize } from '#arrivals/domain/usual_size'
import { recentSizes } from '#arrivals/queries/recent_sizes'

/** What days of products usually weigh, for those that the demo brought. */
export async function learnSizes(productIds: readonly number[]): Promise<void> {
  const sizes = await recentSizes(productIds)
  const usual = [...sizes].map(([id, known]) => ({ id, ...usualSize(known) }))
  await rows(
    null,
    `update arrival_days d
        set usual_bytes = one.bytes, least_bytes = one.least, most_bytes = one.most
       from jsonb_to_recordset(?::jsonb) as one (id int, bytes bigint, least bigint, most bigint)
      where d.product_id = one.id and d.usual_bytes is null and one.bytes is not null`,
    [JSON.stringify(usual)]
  )
}
