import type { SqlClient } from '#shared/database'
import { definePort } from '#shared/ports'
import type { PaymentMethod } from '#catalogue'
import type { OrderDetail } from '#orders/queries/get_order'

type Paper = {
  kind: 'Invoice' | 'CreditNote'
  label: string
  issuedOn: string
  amountCents: number
  corrects: string | null
  recipient: string
}

type Sums = { grossCents: number; paidCents: number; refundedCents: number }

type OrderSums = Omit<Sums, 'grossCents'> & { pendingCents: number }

type GivenBack = {
  id: string
  way: PaymentMethod
  amountCents: number
  state: 'Pending' | 'Done' | 'Refused'
  bookedOn: string | null
}

export type CustomerMoney = Sums & { refunds: GivenBack[]; invoices: Paper[] }

export type StaffMoney = Sums & {
  refundableCents: number
  payments: {
    source: 'Card' | 'Statement' | 'Manual'
    amountCents: number
    on: string
    /** What the payer wrote, or what tells the payment at the bank. */
    reference: string | null
    by: string | null
    statementId: number | null
  }[]
  refunds: (GivenBack & { reason: string; askedBy: string; createdAt: string })[]
  invoices: Paper[]
  hasInvoice: boolean
  invoiceRefusal: string | null
}

/** Port: papers and refunds are known above this module, which asks here (see ADR 22). */
export type OrderMoney = {
  forCustomer(order: OrderDetail): Promise<CustomerMoney>
  forStaff(order: OrderDetail): Promise<StaffMoney>
  /** What came in and went back, by the numbers of orders; what is pending is part of what went back. */
  sumsOf(orderNumbers: readonly number[]): Promise<Map<number, OrderSums>>
  /** The numbers of their invoices as they stand on the papers, by the numbers of orders. */
  invoicesOf(orderNumbers: readonly number[]): Promise<Map<number, string>>
  /** An invoice tells its amounts: from then on only credit notes change them. */
  isInvoiced(client: SqlClient, orderNumber: number): Promise<boolean>
}

export const orderMoneyPort = definePort<OrderMoney>('orders.order_money')

/** Nobody there is a mistake: an order must not look as if it had no invoice. */
export function orderMoney(): OrderMoney {
  const money = orderMoneyPort.only()
  if (!money) throw new Error('Nobody provides the money of orders')
  return money
}
