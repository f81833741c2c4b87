import type { Condition } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { PAID } from '#statistics/domain/conversion'
import { piecesOf, type Piece } from '#statistics/domain/pieces'
import { talliesOf } from '#statistics/queries/asked_of'

const TABLES = { day: 'tallies', month: 'months', year: 'years' } as const

/**
 * How far each product came within a span: what was asked for, saved and put into baskets is counted by
 * itself, orders are those of the sales statistics, of external users that have neither failed nor been
 * rejected.
 */
export function conversionOf(asked: Asked): Condition {
  const pieces = piecesOf(asked).flatMap((piece) => [countsOf(piece), ordersOf(asked, piece)])
  return {
    sql: `
      select id, sum(asked)::bigint as asked, sum(saved)::bigint as saved,
             sum(basket)::bigint as basket, sum(ordered)::bigint as ordered,
             sum(paid)::bigint as paid, sum(price_cents)::bigint as price_cents
        from (${pieces.map(({ sql }) => sql).join(' union all ')}) as pieces
       group by id
      having sum(asked) <> 0 or sum(saved) <> 0 or sum(basket) <> 0 or sum(ordered) <> 0`,
    values: pieces.flatMap(({ values }) => values),
  }
}

function countsOf({ from, to, step, sign }: Piece): Condition {
  return {
    sql: `
      select c.product_id as id, ${sign} * c.asked as asked, ${sign} * c.saved as saved,
             ${sign} * c.basket as basket, 0 as ordered, 0 as paid, 0 as price_cents
        from conversion_counts c
       where c.unit = ? and c.day between ?::date and ?::date`,
    values: [step, from.iso, to.iso],
  }
}

function ordersOf(asked: Asked, { step, sign, ...span }: Piece): Condition {
  const { sql, values } = talliesOf({ ...asked, ...span, ...ALL_SOLD })
  return {
    sql: `
      select s.product_id, 0, 0, 0, ${sign} * s.items,
             case when s.state = any(?::text[]) then ${sign} * s.items else 0 end,
             ${sign} * s.price_cents
        from product_sales_${TABLES[step]} s
       where ${sql}`,
    values: [PAID, ...values],
  }
}

/** Staff do not count in what is asked for either. */
const ALL_SOLD = { states: [], types: [], payments: [], users: ['External'] } as const
