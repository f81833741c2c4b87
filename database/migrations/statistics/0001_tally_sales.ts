import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was sold on each day, kept while orders, their items and refunds change, in their own
 * transactions. Changes are only added, so that no two orders wait for each other; a job sums them up.
 * An order counts on the day on which it was placed, whatever becomes of it later.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`create table sales_tallies (${KIND}, ${SUMS})`)
    this.schema.raw(
      `create table product_sales_tallies (${KIND}, product_id int not null, ${PRODUCT_SUMS})`
    )
    this.schema.raw('create index sales_tallies_day on sales_tallies (day)')
    this.schema.raw('create index product_sales_tallies_day on product_sales_tallies (day)')
    this.schema.raw(SALES_STATE)
    this.schema.raw(sumUp('select o, 1 from orders o'))
    this.schema.raw(sumUpProducts('select o, 1 from orders o'))
    for (const [name, { table, when, body }] of Object.entries(KEEPERS)) {
      const [moment, referencing = ''] = when.split(' referencing ')
      this.schema.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${body};
          return null;
        end $$`)
      this.schema.raw(`
        create trigger ${name} after ${moment} on ${table}
          ${referencing && `referencing ${referencing}`}
          for each statement execute function ${name}()`)
    }
  }

  async down() {
    for (const [name, { table }] of Object.entries(KEEPERS)) {
      this.schema.raw(`drop trigger ${name} on ${table}`)
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.raw('drop function sales_state')
    this.schema.dropTable('product_sales_tallies')
    this.schema.dropTable('sales_tallies')
  }
}

const KIND = `
  day date not null,
  state text not null,
  type text not null,
  payment_method text not null,
  is_internal boolean not null`

const SUMS = `
  orders bigint not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  refunded_cents bigint not null`

const PRODUCT_SUMS = `
  items bigint not null,
  days bigint not null,
  price_cents bigint not null`

/** An archived order counts as what it was when it was put away. */
const SALES_STATE = `
  create function sales_state(o orders) returns text language sql immutable as $$
    select case when o.state <> 'Archived' then o.state
                when o.completed_at is not null then 'Completed'
                when o.confirmed_at is not null then 'Failed' else 'Rejected' end $$`

const KIND_OF = `shop_day((o).created_at), sales_state(o), (o).type, (o).payment_method, u.kind = 'staff'`

/** Orders that have been placed, each with 1 where it is added and -1 where it is taken away. */
const placed = (changes: string) => `
    from (${changes}) as change (o, sign) join users u on u.id = (o).user_id
      and (o).number is not null and (o).state not in ('New', 'Locked')`

/** Changes that do not concern the sums cancel out. */
const sumUp = (changes: string) => `
  insert into sales_tallies
  select ${KIND_OF}, sum(sign), sum(sign * (o).net_cents), sum(sign * (o).vat_cents),
         sum(sign * coalesce(refunded.cents, 0))
  ${placed(changes)}
    left join lateral (select sum(r.amount_cents) as cents from refunds r
                        where r.order_number = (o).number and r.state = 'Done') refunded on true
   group by 1, 2, 3, 4, 5
  having sum(sign) <> 0 or sum(sign * (o).net_cents) <> 0 or sum(sign * (o).vat_cents) <> 0`

const sumUpProducts = (changes: string, items = 'order_items') => `
  insert into product_sales_tallies
  select ${KIND_OF}, i.product_id, sum(sign), sum(sign * i.counted_days),
         sum(sign * i.price_cents)
  ${placed(changes)}
    join ${items} i on i.order_id = (o).id
   group by 1, 2, 3, 4, 5, 6
  having sum(sign) <> 0 or sum(sign * i.counted_days) <> 0 or sum(sign * i.price_cents) <> 0`

const CHANGED = 'select added::orders, 1 from added union all select gone::orders, -1 from gone'

/** Only orders that moved to another day, state, way or kind take their items along. */
const MOVED = `
  select moved.o, moved.sign
    from added a join gone g on g.id = a.id
    cross join lateral (values (a::orders, 1), (g::orders, -1)) as moved (o, sign)
   where (a.state, a.type, a.payment_method, a.created_at, a.user_id, a.number)
         is distinct from (g.state, g.type, g.payment_method, g.created_at, g.user_id, g.number)`

/** Whoever refunds holds the order until the sums are written: it cannot change its kind meanwhile. */
const sumUpRefunds = (changes: string) => `
  perform from orders where number in (select order_number from (${changes}) as c) for share;
  insert into sales_tallies
  select ${KIND_OF}, 0, 0, 0, sum(c.cents)
    from (${changes}) as c (order_number, cents)
    join orders o on o.number = c.order_number join users u on u.id = o.user_id
   group by 1, 2, 3, 4, 5 having sum(c.cents) <> 0`

const done = (table: string, sign = '') =>
  `select order_number, ${sign}amount_cents as cents from ${table} where state = 'Done'`

const ITEMS_OF = `select o, 1 from orders o where o.id in (select order_id from`

const KEEPERS = {
  sales_of_added_orders: {
    table: 'orders',
    when: 'insert referencing new table as added',
    body: sumUp('select added::orders, 1 from added'),
  },
  sales_of_changed_orders: {
    table: 'orders',
    when: 'update referencing old table as gone new table as added',
    body: `${sumUp(CHANGED)}; ${sumUpProducts(MOVED)}`,
  },
  sales_of_deleted_orders: {
    table: 'orders',
    when: 'delete referencing old table as gone',
    body: sumUp('select gone::orders, -1 from gone'),
  },
  sales_of_added_items: {
    table: 'order_items',
    when: 'insert referencing new table as added',
    body: sumUpProducts(`${ITEMS_OF} added)`, 'added'),
  },
  sales_of_changed_items: {
    table: 'order_items',
    when: 'update referencing old table as gone new table as added',
    body: `${sumUpProducts(`${ITEMS_OF} added)`, 'added')};
           ${sumUpProducts(`${ITEMS_OF} gone)`.replace('o, 1', 'o, -1'), 'gone')}`,
  },
  sales_of_deleted_items: {
    table: 'order_items',
    when: 'delete referencing old table as gone',
    body: sumUpProducts(`${ITEMS_OF} gone)`.replace('o, 1', 'o, -1'), 'gone'),
  },
  sales_of_added_refunds: {
    table: 'refunds',
    when: 'insert referencing new table as added',
    body: sumUpRefunds(done('added')),
  },
  sales_of_changed_refunds: {
    table: 'refunds',
    when: 'update referencing old table as gone new table as added',
    body: sumUpRefunds(`${done('added')} union all ${done('gone', '-')}`),
  },
  sales_of_no_orders: {
    table: 'orders',
    when: 'truncate',
    body: 'delete from sales_tallies; delete from product_sales_tallies',
  },
} as const
