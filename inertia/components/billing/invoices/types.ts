import type { Data } from '@generated/data'

export type OrderMoney = Data.Billing.OrderMoney
export type CustomerMoney = Data.Billing.OrderMoney.Variants['forCustomer']
export type Paper = OrderMoney['invoices'][number]
export type Refund = OrderMoney['refunds'][number]
export type InvoiceRow = Data.Billing.InvoiceRow
export type InvoiceFilter = 'kind' | 'payment' | 'issuedFrom' | 'issuedTo'
export type InvoiceSort = 'number' | 'issued' | 'order' | 'company' | 'gross'
