import { rows } from '#shared/database'
import type { Asked } from '#statistics/domain/asked'
import type { ConversionSums } from '#statistics/domain/conversion'
import { conversionOf } from '#statistics/queries/conversion/conversion_of'

/** How far all products came within a span. */
export async function conversionSums(asked: Asked): Promise<ConversionSums> {
  const { sql, values } = conversionOf(asked)
  const [sums] = await rows<ConversionSums>(
    null,
    `select coalesce(sum(asked), 0)::bigint as asked, coalesce(sum(saved), 0)::bigint as saved,
            coalesce(sum(basket), 0)::bigint as basket,
            coalesce(sum(ordered), 0)::bigint as ordered, coalesce(sum(paid), 0)::bigint as paid,
            coalesce(sum(price_cents), 0)::bigint as "priceCents"
       from (${sql}) as sums`,
    values
  )
  return sums!
}
