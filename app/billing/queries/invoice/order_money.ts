import { rows } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { whyNoInvoice } from '#billing/domain/invoice/may_issue'
import { refundableCents } from '#billing/domain/refund/money_of_order'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import type { OrderDetail, StaffMoney } from '#orders'
import { listRefunds } from '#billing/queries/refund/find_refund'
import { moneyOf } from '#billing/queries/refund/money_of'

type MoneyIn = StaffMoney['payments'][number]

export type OrderMoney = Awaited<ReturnType<typeof getOrderMoney>>

/** What came in, what went back, and the papers of it. */
export async function getOrderMoney(order: OrderDetail) {
  const [money, payments, refunds, invoices] = await Promise.all([
    moneyOf(null, order.number),
    listMoneyIn(order.number),
    listRefunds(order.number),
    listInvoicesOfOrder(order.number),
  ])
  const hasInvoice = invoices.some(({ kind }) => kind === 'Invoice')
  return {
    ...money,
    refundableCents: refundableCents(money),
    payments,
    refunds,
    invoices,
    /** Whether its invoice can be issued now; null while it is there, or why not. */
    invoiceRefusal: hasInvoice ? null : (whyNoInvoice(order)?.code ?? null),
    hasInvoice,
  }
}

type Found = Omit<MoneyIn, 'on'> & { bookedOn: string | null; at: Date; tie: number }

async function listMoneyIn(number: number): Promise<MoneyIn[]> {
  const found = await rows<Found>(
    null,
    `select case when p.entry_id is null then 'Manual' else 'Statement' end as source,
            p.amount_cents as "amountCents", p.booked_on as "bookedOn", p.booked_by as by, p.reference,
            e.statement_id as "statementId", p.created_at as at, p.id as tie
       from order_payments p left join bank_statement_entries e on e.id = p.entry_id
      where p.order_number = :number
     union all
     select 'Card', a.captured_cents, null, null, null, null, o.created_at, 0
       from payment_attempts a join orders o on o.number = a.order_number
      where a.order_number = :number and a.state = 'Paid' and a.captured_cents > 0
      order by at, tie`,
    { number }
  )
  return found.map(({ bookedOn, at, tie: _tie, ...payment }) => ({
    ...payment,
    on: bookedOn ?? dayInBerlin(at),
  }))
}
