import { readRows } from '#shared/reading/read_rows'
import type { FigureOf } from '#statistics/domain/figures'
import { OPEN_DEMAND } from '#statistics/queries/open_demand/open_sql'

type Sums = { baskets: number; basketCents: number; quotes: number; quoteCents: number }

/** How many baskets and quotes wait, and what each of both is worth. */
export async function openFigures(): Promise<FigureOf[]> {
  const [sums] = await readRows<Sums>(
    `select count(*) filter (where d.kind = 'Basket') as baskets,
            coalesce(sum(d.cents) filter (where d.kind = 'Basket'), 0)::bigint as "basketCents",
            count(*) filter (where d.kind = 'Quote') as quotes,
            coalesce(sum(d.cents) filter (where d.kind = 'Quote'), 0)::bigint as "quoteCents"
       from ${OPEN_DEMAND}`
  )
  const { baskets, basketCents, quotes, quoteCents } = sums!
  return [
    { id: 'baskets', value: baskets, isMoney: false },
    { id: 'basket_value', value: basketCents, isMoney: true },
    { id: 'quotes', value: quotes, isMoney: false },
    { id: 'quote_value', value: quoteCents, isMoney: true },
  ]
}
