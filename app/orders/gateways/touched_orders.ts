import type { Touched } from '#catalogue'
import { rows } from '#shared/database'

export const touchedOrders = ({ id }: { id: number }): Promise<Touched[]> =>
  rows<Touched>(
    null,
    `select 'orders' as what, count(distinct o.id)::int as count
       from order_items i join orders o on o.id = i.order_id
      where i.product_id = ? and o.state in ('Locked', 'Registered', 'Confirmed', 'Processing')`,
    [id]
  )
