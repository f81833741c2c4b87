import { rows, type SqlClient } from '#shared/database'
import type { Money } from '#billing/domain/refund/money_of_order'

/** What came in and went back for an order; a quota counts as paid while it is not given back. */
export async function moneyOf(client: SqlClient, orderNumber: number): Promise<Money> {
  const [money] = await rows<Money>(
    client,
    `select o.gross_cents as "grossCents", o.net_cents as "netCents",
            o.vat_cents as "vatCents", o.vat_percent::float8 as "vatPercent",
            ((select coalesce(sum(p.amount_cents), 0) from order_payments p
               where p.order_number = o.number)
           + (select coalesce(sum(a.captured_cents), 0) from payment_attempts a
               where a.order_number = o.number and a.state = 'Paid')
           + (select coalesce(sum(e.amount_cents), 0) from quota_entries e
               where e.order_id = o.id and e.state <> 'Released'))::bigint as "paidCents",
            (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
              where r.order_number = o.number and r.state <> 'Refused') as "refundedCents",
            (select coalesce(sum(i.gross_cents + i.rounding_cents), 0)::bigint from invoices i
              where i.order_number = o.number and i.kind = 'CreditNote') as "creditedCents",
            (select coalesce(sum(i.net_cents), 0)::bigint from invoices i
              where i.order_number = o.number and i.kind = 'CreditNote') as "creditedNetCents",
            (select coalesce(sum(i.vat_cents), 0)::bigint from invoices i
              where i.order_number = o.number and i.kind = 'CreditNote') as "creditedVatCents"
       from orders o where o.number = ?`,
    [orderNumber]
  )
  return money!
}
