import { moneyOfOrders } from '#billing/http/money_of_orders'
import { orderMoneyPort } from '#orders'

export default [orderMoneyPort.by('billing', moneyOfOrders)]
