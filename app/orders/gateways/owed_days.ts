import { rows } from '#shared/database'
import { STATE_GROUPS } from '#orders/domain/order_state'

/** A failed delivery can be started again until its order is archived. */
const STATES = [...STATE_GROUPS.open, 'Failed']

/** Days of a product in orders that were placed and are not delivered. */
export const owedDays = (productId: number) =>
  rows<{ from: string; to: string; by: string }>(
    null,
    `select i.from_day as from, i.to_day as to, 'order ' || o.number as by
       from order_items i join orders o on o.id = i.order_id
      where i.product_id = ? and o.state = any(?)
      order by o.number, i.position`,
    [productId, STATES]
  )
