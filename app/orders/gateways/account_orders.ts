import type { AccountTopic } from '#shared/account_topics'
import { countOwnOrders, pressingOrders } from '#orders/queries/account_orders'

export const ordersOfAccount: AccountTopic = {
  figures: async (userId) => ({ orders: await countOwnOrders(userId) }),
  needs: pressingOrders,
}
