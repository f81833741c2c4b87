import type { OrderMoney } from '#orders'
import { findInvoiceOfOrder, invoicesOf } from '#billing/queries/invoice/find_invoice'
import { sumsOf } from '#billing/queries/refund/sums_of'
import { getOrderMoney } from '#billing/queries/invoice/order_money'
import OrderMoneyTransformer from '#billing/transformers/order_money_transformer'

export const moneyOfOrders: OrderMoney = {
  async forCustomer(order) {
    return new OrderMoneyTransformer(await getOrderMoney(order)).forCustomer()
  },

  async forStaff(order) {
    return new OrderMoneyTransformer(await getOrderMoney(order)).toObject()
  },

  sumsOf,
  invoicesOf,

  async isInvoiced(client, orderNumber) {
    return (await findInvoiceOfOrder(client, orderNumber)) !== null
  },
}
