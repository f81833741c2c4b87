import { rows } from '#shared/database'
import { DETAIL_COLUMNS, type OrderDetail } from '#orders/queries/get_order'

/** In the order of the numbers. */
export function listOrderDetails(numbers: readonly number[]): Promise<OrderDetail[]> {
  return rows<OrderDetail>(
    null,
    `select ${DETAIL_COLUMNS} from orders o
      where o.number = any(:numbers::bigint[])
      order by array_position(:numbers::bigint[], o.number)`,
    { numbers }
  )
}
