import type { Condition } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { piecesOf, type Piece } from '#statistics/domain/pieces'
import { ordersOf, talliesOf } from '#statistics/queries/asked_of'

const SUMS = {
  user: ['orders', 'items', 'net_cents'],
  product: ['items', 'days', 'price_cents'],
} as const

const TABLES = { day: 'tallies', month: 'months', year: 'years' } as const

type What = keyof typeof SUMS

/** The sums of each user or product of what is asked, read from whole years and months where it can be. */
export function soldBy(what: What, asked: Asked): Condition {
  const pieces = piecesOf(asked).map((piece) => sumsOf(what, asked, piece))
  const sums = SUMS[what].map((column) => `sum(${column})::bigint as ${column}`).join(', ')
  return {
    sql: `
      select id, ${sums} from (${pieces.map(({ sql }) => sql).join(' union all ')}) as pieces
       group by id having sum(${SUMS[what][0]}) <> 0`,
    values: pieces.flatMap(({ values }) => values),
  }
}

/** With the last day on which each user ordered; of rows that are not shown nobody looks for it. */
export function salesOfUsers(asked: Asked): Condition {
  const [sums, orders] = [soldBy('user', asked), ordersOf(asked)]
  return {
    sql: `
      select sold.*, (
        select shop_day(o.created_at) from orders o join users u on u.id = o.user_id
         where o.user_id = sold.id and ${orders.sql} order by o.created_at desc limit 1) as last_on
        from (${sums.sql}) as sold`,
    values: [...orders.values, ...sums.values],
  }
}

export const salesOfProducts = (asked: Asked) => soldBy('product', asked)

function sumsOf(what: What, asked: Asked, { step, sign, ...span }: Piece): Condition {
  const { sql, values } = talliesOf({ ...asked, ...span })
  const sums = SUMS[what].map((column) => `${sign < 0 ? '-' : ''}s.${column} as ${column}`)
  return {
    sql: `
      select s.${what}_id as id, ${sums.join(', ')} from ${what}_sales_${TABLES[step]} s
       where ${sql}`,
    values,
  }
}
