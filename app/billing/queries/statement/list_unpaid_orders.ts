import { rows } from '#shared/database'
import type { UnpaidOrder } from '#billing/domain/statement/suggest_orders'

type Likeness = { cents: readonly number[]; numbers: readonly number[] }

/** Orders that wait for a transfer, with all by which a payer may name them; of many only those of these amounts or numbers. */
export const listUnpaidOrders = (like: Likeness | null = null) =>
  rows<UnpaidOrder>(
    null,
    `select * from (
       select o.number as "orderNumber", o.company, o.contact_name as "contactName",
              o.own_reference as "ownReference",
              (select i.number from invoices i
                where i.order_number = o.number and i.kind = 'Invoice') as "invoiceNumber",
              (o.gross_cents - (select coalesce(sum(p.amount_cents), 0) from order_payments p
                where p.order_number = o.number))::bigint as "dueCents"
         from orders o
        where o.state = 'Registered' and o.payment_method = 'BankTransfer'
          and (:all or o.gross_cents = any(:cents) or o.number = any(:numbers))) as waiting
      where "dueCents" > 0 order by "orderNumber"`,
    { all: like === null, cents: [...(like?.cents ?? [])], numbers: [...(like?.numbers ?? [])] }
  )
