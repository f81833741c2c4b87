/**
 * Everything that lies on the desk: kind, key, the day since when, and the money it is about. Each part
 * is found along an index of its own; parts that nobody asks for are not read (`:kinds`).
 */
const ORDERS = `
  select 'unpaid' as kind, o.number::text as key, o.created_at as since, o.gross_cents as cents
    from orders o
   where 'unpaid' = any(:kinds) and o.state = 'Registered' and o.payment_method = 'BankTransfer'
  union all
  select 'work', o.number::text, o.created_at, o.gross_cents
    from orders o
   where 'work' = any(:kinds) and o.state in ('Confirmed', 'Processing')`

/** An order that was rejected or put away meanwhile is stuck no more. */
const FAILED = `
  select 'delivery', failed.key, failed.since, o.gross_cents
    from (select f.owner_key as key, min(t.finished_at) as since
            from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
           where 'delivery' = any(:kinds) and t.state = 'Failed' and f.owner_kind = 'order'
           group by f.owner_key) as failed
    join orders o on o.number = failed.key::bigint and o.state in ('Processing', 'Failed')
  union all
  select 'task', f.id::text, min(t.finished_at), null
    from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
   where 'task' = any(:kinds) and t.state = 'Failed' and f.owner_kind <> 'order'
   group by f.id`

const GIVEN_UP = `
  select 'card', p.id::text, p.updated_at, p.captured_cents
    from payment_attempts p
   where 'card' = any(:kinds) and (p.state in ('Review', 'Refunding')
         or (p.charged_back_at is not null and p.chargeback_closed_at is null))
  union all
  select 'job', j.id::text, j.created_on, null
    from pgboss.job j
   where 'job' = any(:kinds) and j.name = 'dead_letters' and j.state = 'created'
  union all
  select 'mail', m.id::text, m.created_at, null
    from mail_outbox m where 'mail' = any(:kinds) and m.state = 'Dead'`

const MONEY = `
  select case when d.kind = 'owed' then 'owed' else 'difference' end, d.order_number::text,
         d.since, d.cents
    from order_debts d where 'owed' = any(:kinds) or 'difference' = any(:kinds)
  union all
  select 'refund', r.id::text, r.created_at, r.amount_cents
    from refunds r
   where 'refund' = any(:kinds) and r.state = 'Pending' and r.way = 'BankTransfer'
  union all
  select 'entry', e.id::text, shop_day_begins(e.booked_on), e.amount_cents
    from bank_statement_entries e
   where 'entry' = any(:kinds) and e.state = 'Open' and e.amount_cents > 0`

/** With who takes care of each, and whether it rests. */
export const THINGS = `
  select t.kind, t.key, coalesce(t.since, now()) as since, t.cents, m.taken_by_id, m.taken_at,
         m.snoozed_until, coalesce(m.snoozed_until > shop_today(), false) as rests
    from (${ORDERS} union all ${FAILED} union all ${GIVEN_UP} union all ${MONEY}) as t
    left join desk_marks m on m.kind = t.kind and m.key = t.key`

/** Of `things`, those whose somebody looks at. */
export const ASKED_FOR = `
  case :whose when 'later' then rests when 'mine' then not rests and taken_by_id = :me
       when 'nobody' then not rests and taken_by_id is null else not rests end`
