/* Money after the order: what came in, what went back, and the papers of both add up. */

import { skippedAfter } from '#auditor/skipped'

type Check = { what: string; sql: string }

const PAID = `(
  (select coalesce(sum(p.amount_cents), 0) from order_payments p where p.order_number = o.number)
  + (select coalesce(sum(a.captured_cents), 0) from payment_attempts a
      where a.order_number = o.number and a.state = 'Paid')
  + (select coalesce(sum(e.amount_cents), 0) from quota_entries e where e.order_id = o.id))`

const BACK = `(select coalesce(sum(r.amount_cents), 0) from refunds r
  where r.order_number = o.number and r.state <> 'Refused')`

export const MONEY_AFTER: Check[] = [
  {
    what: 'more went back than came in',
    sql: `select o.number::text as finding from orders o
       where exists (select 1 from refunds r where r.order_number = o.number) and ${BACK} > ${PAID}`,
  },
  {
    what: 'a number is missing between the invoices or the credit notes',
    sql: `select i.kind || ' ' || (i.number + 1) as finding from invoices i
       where not exists (select 1 from invoices n where n.kind = i.kind and n.number = i.number + 1)
         and i.number < (select last_number from invoice_counters
              where name = case i.kind when 'Invoice' then 'invoices' else 'credit_notes' end)
         and not ${skippedAfter(`case i.kind when 'Invoice' then 'invoices' else 'credit_notes' end`, 'i.number')}`,
  },
  {
    what: 'an order has two invoices',
    sql: `select order_number::text as finding from invoices where kind = 'Invoice' and order_number is not null
       group by order_number having count(*) > 1`,
  },
  {
    what: 'an invoice is not what its order costs',
    sql: `select i.number::text as finding from invoices i left join orders o on o.number = i.order_number
       where i.kind = 'Invoice' and i.order_number is not null
         and (i.net_cents, i.vat_percent, i.vat_cents, i.gross_cents)
             is distinct from (o.net_cents, o.vat_percent, o.vat_cents, o.gross_cents)`,
  },
  {
    what: 'credit notes exceed their invoice',
    sql: `select i.number::text as finding from invoices i
       where i.kind = 'Invoice' and exists (
         select 1 from invoices c where c.corrects_id = i.id
         having sum(c.gross_cents + c.rounding_cents) > i.gross_cents
             or sum(c.net_cents) > i.net_cents or sum(c.vat_cents) > i.vat_cents + 2)`,
  },
  {
    what: 'the VAT of a paper is not what its rate gives of its basis',
    sql: `select i.kind || ' ' || i.number as finding from invoices i
       where i.vat_cents <> round(i.net_cents * i.vat_percent / 100)`,
  },
  {
    what: 'a credit note is not the refund that it belongs to',
    sql: `select c.number::text as finding from invoices c
       left join refunds r on r.credit_note_id = c.id
       where c.kind = 'CreditNote' and c.order_number is not null
         and (r.id is null or r.order_number <> c.order_number or c.gross_cents + c.rounding_cents > r.amount_cents)`,
  },
  {
    what: 'an invoice has no papers and nobody is about to draw them',
    sql: `select i.kind || ' ' || i.number as finding from invoices i
       where i.pdf is null and not exists (
         select 1 from pgboss.job j where j.name = 'billing.draw_papers'
           and (j.data->>'invoiceId')::bigint = i.id and j.state in ('created', 'retry', 'active'))`,
  },
  {
    what: 'a line of a statement and its payment disagree',
    sql: `select e.id::text as finding from bank_statement_entries e
       left join (select entry_id, amount_cents, booked_on from order_payments
                  union all
                  select entry_id, amount_cents, booked_on from invoice_payments) p on p.entry_id = e.id
       where (e.state = 'Booked') <> (p.entry_id is not null)
          or p.amount_cents <> e.amount_cents or p.booked_on <> e.booked_on
          or (select count(*) from order_payments o join invoice_payments n using (entry_id)
               where o.entry_id = e.id) > 0`,
  },
  {
    what: 'what was given back to a quota is not what its refunds say',
    sql: `select o.number::text as finding from quota_entries e join orders o on o.id = e.order_id
       where e.returned_cents <> (select coalesce(sum(r.amount_cents), 0) from refunds r
              where r.order_number = o.number and r.way = 'Quota' and r.state = 'Done')`,
  },
]
