import { accountTopics } from '#shared/account_topics'
import { moneyOfOrders } from '#billing/http/money_of_orders'
import { countPapersOf } from '#billing/queries/invoice/own_papers'
import { orderMoneyPort } from '#orders'

export default [
  orderMoneyPort.by('billing', moneyOfOrders),
  accountTopics.by('billing', {
    figures: async (userId) => ({ invoices: await countPapersOf(userId) }),
  }),
]
