import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import type { ConversionSums } from '#statistics/domain/conversion'
import { conversionOf } from '#statistics/queries/conversion/conversion_of'

/** How far all products came within a span. */
export const conversionSums = async (asked: Asked): Promise<ConversionSums> =>
  (await conversionSumsOf([asked]))[0]!

/** The same within several spans, by one statement. */
export async function conversionSumsOf(spans: readonly Asked[]): Promise<ConversionSums[]> {
  const each = spans.map(conversionOf)
  const parts = each.map(({ sql }, span) => `select ${span} as span, sums.* from (${sql}) as sums`)
  const found = await readRows<ConversionSums & { span: number }>(
    `select span, coalesce(sum(asked), 0)::bigint as asked,
            coalesce(sum(saved), 0)::bigint as saved, coalesce(sum(basket), 0)::bigint as basket,
            coalesce(sum(ordered), 0)::bigint as ordered, coalesce(sum(paid), 0)::bigint as paid,
            coalesce(sum(price_cents), 0)::bigint as "priceCents"
       from (${parts.join(' union all ')}) as sums
      group by span`,
    each.flatMap(({ values }) => values)
  )
  const sumsOf = new Map(found.map(({ span, ...sums }) => [span, sums]))
  return spans.map((_, span) => sumsOf.get(span) ?? NOTHING)
}

const NOTHING: ConversionSums = {
  ...{ asked: 0, saved: 0, basket: 0, ordered: 0, paid: 0, priceCents: 0 },
}
