/** What could go wrong, done to the tables by hand after an order was paid by card, by the question that finds it. */
export const PLANTS: { finds: string; sql: string }[] = [
  {
    finds: 'money was taken for nothing',
    sql: `update payment_attempts set state = 'Failed', order_number = null`,
  },
  {
    finds: 'an order counts as paid, but no money was taken',
    sql: `update payment_attempts set provider_order_id = 'kontor-other'`,
  },
  {
    finds: 'a paid order costs another amount',
    sql: `update payment_attempts set amount_cents = amount_cents + 1`,
  },
  {
    finds: 'an order by card has no payment',
    sql: `update payment_attempts set state = 'Refunded', order_number = null`,
  },
  {
    finds: 'an item was ordered twice',
    sql: `update orders set basket_item_ids = basket_item_ids || basket_item_ids`,
  },
  {
    finds: 'amounts do not add up',
    sql: `update order_items set price_cents = price_cents + 1`,
  },
  {
    finds: 'a buyer was told an order that does not exist',
    sql: `update idempotency_keys set answer = '{"orderNumber": 99999}' where scope like 'checkout:%';
          insert into idempotency_keys (scope, key, fingerprint, answer)
          values ('checkout:1', 'planted', '', '{"orderNumber": 99999}')`,
  },
  {
    finds: 'an order lacks what belongs to it',
    sql: `update orders set consents = '[]'`,
  },
  {
    finds: 'a number is missing between the orders',
    sql: `update order_counters set last_number = last_number + 1 where name = 'orders'`,
  },
  {
    finds: 'a basket is locked for nobody',
    sql: `update baskets set locked_until = now() + interval '1 hour', lock_owner = gen_random_uuid()`,
  },
  {
    finds: 'a history has a gap',
    sql: `insert into audit_events (subject_type, subject_id, seq, actor_label, action)
          select 'order', number::text, 99, 'Nobody', 'orders.planted' from orders`,
  },
  {
    finds: 'the history of an order ends in another state',
    sql: `update orders set state = 'Completed', completed_at = now(), last_download_day = now()`,
  },
  {
    finds: 'an order was not confirmed by exactly one mail',
    sql: `delete from mail_outbox where dedupe_key like 'order-confirmation:%'`,
  },
  {
    finds: 'an order paid by card does not start its files once',
    sql: `delete from pgboss.job where name = 'orders.start_fulfilment'`,
  },
]
