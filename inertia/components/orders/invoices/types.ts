import type { Data } from '@generated/data'

export type OrderMoney = Data.Orders.OrderMoney
export type CustomerMoney = Data.Orders.OrderMoney.Variants['forCustomer']
export type Paper = OrderMoney['invoices'][number]
export type Refund = OrderMoney['refunds'][number]
export type InvoiceRow = Data.Orders.InvoiceRow
