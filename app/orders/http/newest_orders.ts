import { VISIBLE_STATES } from '#orders/domain/order_state'
import { pageOfOrders } from '#orders/queries/list/page_of_orders'
import type { OrderSummary } from '#orders/queries/order_rows'
import OrderRowTransformer from '#orders/transformers/order_row_transformer'

const SHOWN = 5

declare module '#shared/account_topics' {
  interface AccountNewest {
    orders: Awaited<ReturnType<typeof newestOrders>>
  }
}

/** The newest orders of somebody, as rows of a list. */
export async function newestOrders(userId: number) {
  const { content } = await pageOfOrders<OrderSummary>({
    ...{ userId, states: VISIBLE_STATES, types: [], payments: [], others: [], search: '' },
    ...{ orderBy: 'created', orderDirection: 'desc', page: 1, limit: SHOWN },
  })
  return content.map((order) => new OrderRowTransformer(order).toObject())
}
