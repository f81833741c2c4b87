import { moneyOfOrders } from '#billing/http/money_of_orders'
import { orderMoneyPort } from '#orders'

/** What billing tells lower modules. */
export default [orderMoneyPort.by('billing', moneyOfOrders)]
