import { KEPT_COUNTS } from '#auditor/kept_counts'
import { KEPT_DAYS } from '#auditor/kept_days'
import { KEPT_SUMS } from '#auditor/kept_sums'
import { MONEY_AFTER } from '#auditor/money_checks'
import { skippedAfter } from '#auditor/skipped'

/* What must hold whatever has failed. Each statement answers the contradictions that it finds. */

const LEDGER = `ledger as (
  select "paymentId" as payment_id, "orderId" as provider_order_id, amount
    from jsonb_to_recordset($1::jsonb) as l("paymentId" text, "orderId" text, amount bigint))`

export type Check = { what: string; sql: string; needsLedger?: boolean }

const MONEY: Check[] = [
  {
    what: 'money was taken for nothing',
    needsLedger: true,
    sql: `with ${LEDGER}
      select l.payment_id || ' (' || coalesce(p.state, 'no attempt') || ')' as finding
        from ledger l left join payment_attempts p using (provider_order_id)
       where l.amount > 0 and p.state is distinct from 'Paid' and p.state is distinct from 'Review'
         and p.state is distinct from 'Refunding'`,
  },
  {
    what: 'an order has two live charges',
    needsLedger: true,
    sql: `with ${LEDGER}
      select p.order_number::text as finding from ledger l join payment_attempts p using (provider_order_id)
       where p.order_number is not null group by 1 having count(*) > 1`,
  },
  {
    what: 'an order counts as paid, but no money was taken',
    needsLedger: true,
    sql: `with ${LEDGER}
      select p.order_number::text as finding from payment_attempts p
       where p.state = 'Paid' and p.charged_back_at is null and not exists (
         select 1 from ledger l where l.provider_order_id = p.provider_order_id
            and l.amount = 100 * (p.amount_cents - (select coalesce(sum(r.amount_cents), 0)
              from refunds r where r.order_number = p.order_number and r.state = 'Done')))`,
  },
  {
    what: 'two charges live for one attempt',
    needsLedger: true,
    sql: `with ${LEDGER}
      select provider_order_id as finding from ledger group by 1 having count(*) > 1`,
  },
  {
    what: 'a paid order costs another amount',
    sql: `select o.number::text as finding from orders o join payment_attempts p on p.order_number = o.number
       where p.amount_cents <> o.gross_cents`,
  },
  {
    what: 'an order by card has no payment',
    sql: `select o.number::text as finding from orders o
       where o.payment_method = 'Card' and o.created_at > '2000-01-01'
         and not exists (select 1 from payment_attempts p where p.order_number = o.number)`,
  },
  {
    what: 'an item was ordered twice',
    sql: `select item::text as finding from orders, unnest(basket_item_ids) as item
       where state not in ('Failed', 'Rejected') group by item having count(*) > 1`,
  },
  {
    what: 'amounts do not add up',
    sql: `select o.number::text as finding from orders o
       where o.net_cents <> o.subtotal_cents + o.fee_cents - o.discount_cents
          or o.gross_cents <> o.net_cents + o.vat_cents
          or o.vat_cents <> round(o.net_cents * o.vat_percent / 100)
          or o.subtotal_cents <> (select sum(i.price_cents) from order_items i where i.order_id = o.id)`,
  },
]

const QUOTA: Check[] = [
  {
    what: 'a quota is not the sum of its orders',
    sql: `select q.id::text as finding from quotas q
       where q.used_cents <> (select coalesce(sum(e.amount_cents - e.returned_cents), 0) from quota_entries e
               where e.quota_id = q.id and e.state <> 'Released')
          or q.used_cents not between 0 and q.total_cents`,
  },
  {
    what: 'an order by quota and its entry disagree',
    sql: `select o.number::text as finding from orders o left join quota_entries e on e.order_id = o.id
       where o.payment_method = 'Quota' and o.state <> 'Archived'
         and ((o.state in ('Failed', 'Rejected')) <> (e.state = 'Released')
          or e.state is null or e.amount_cents <> o.net_cents)`,
  },
]

const ORDERS: Check[] = [
  {
    what: 'a buyer was told an order that does not exist',
    sql: `select told::text as finding from jsonb_array_elements_text($2::jsonb) as told
       where told::bigint not in (select number from orders where number is not null)
      union
      select answer ->> 'orderNumber' from idempotency_keys
       where scope like 'checkout:%' and answer ? 'orderNumber'
         and (answer ->> 'orderNumber')::bigint not in (
               select number from orders where number is not null)`,
  },
  {
    what: 'an order lacks what belongs to it',
    sql: `select coalesce(number::text, id::text) as finding from orders
       where number is null or (basket_item_ids <> '{}' and (quote = '{}' or consents = '[]' or delivery_address = '{}'))`,
  },
  {
    what: 'a number is missing between the orders',
    sql: `select (number + 1)::text as finding from orders o
       where not exists (select 1 from orders n where n.number = o.number + 1)
         and number < (select last_number from order_counters where name = 'orders')
         and not ${skippedAfter(`'orders'`, 'o.number')}`,
  },
  {
    what: 'a basket is locked for nobody',
    sql: `select b.user_id::text as finding from baskets b
       where b.locked_until > now() and not exists (
         select 1 from payment_attempts p where p.id = b.lock_owner
            and p.state in ('Created', 'Charging', 'Pending'))`,
  },
]

const RECORDS: Check[] = [
  {
    what: 'a history has a gap',
    sql: `select subject_type || ' ' || subject_id as finding from audit_events
       group by subject_type, subject_id having max(seq) <> count(*)`,
  },
  {
    what: 'the history of an order ends in another state',
    sql: `select o.number::text as finding from orders o
       where o.state is distinct from (select e.after ->> 'state' from audit_events e
               where e.subject_type = 'order' and e.subject_id = o.number::text
                 and e.after ? 'state'
               order by e.seq desc limit 1)`,
  },
  {
    what: 'an order was not confirmed by exactly one mail',
    sql: `select o.number::text as finding from orders o
       where o.basket_item_ids <> '{}' and (select count(*) from mail_outbox m
               where m.dedupe_key = 'order-confirmation:' || o.number) <> 1`,
  },
  {
    what: 'an order paid by card does not start its files once',
    // Jobs that are over are forgotten after a week.
    sql: `select p.order_number::text as finding from payment_attempts p
       where p.state = 'Paid' and p.created_at > now() - interval '6 days' and (select count(*) from pgboss.job j
               where j.name = 'orders.start_fulfilment'
                 and j.data ->> 'orderNumber' = p.order_number::text) <> 1`,
  },
]

export const CHECKS: Check[] = [
  ...MONEY,
  ...MONEY_AFTER,
  ...KEPT_SUMS,
  ...KEPT_DAYS,
  ...KEPT_COUNTS,
  ...QUOTA,
  ...ORDERS,
  ...RECORDS,
]
