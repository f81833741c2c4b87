import type { TestOrderSummary } from '#identity'
import { rows } from '#shared/database'
import { lastDayOf } from '#orders/queries/test_orders/test_order'

type Row = Omit<TestOrderSummary, 'lastDay'>

/** The newest first; there are never many. */
export async function summariesOfTests(userId: number): Promise<TestOrderSummary[]> {
  const found = await rows<Row>(
    null,
    `select o.number, o.created_at as "createdAt",
            array(select line #>> '{product,name}'
                    from jsonb_array_elements(o.content #> '{quote,lines}') line) as products,
            (select count(*) from test_order_files f where f.order_number = o.number) as files
       from test_orders o where o.user_id = ? order by o.created_at desc, o.number desc`,
    [userId]
  )
  return found.map((order) => ({ ...order, lastDay: lastDayOf(order.createdAt) }))
}
