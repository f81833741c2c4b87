import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Sums by user, and those of users and products by month and year, so that ten years are read as ten
 * rows of each. What is added to a day is added to its month and its year by the same statement; a job
 * that makes one row of several says that it changes nothing (`is_change`).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table product_sales_tallies
      add column is_change boolean not null default false, alter column is_change set default true`)
    this.schema.raw(
      `create table user_sales_tallies (${KIND}, user_id bigint not null, ${USER_SUMS})`
    )
    this.schema.raw(`create table user_sales_months ${LIKE_USERS}`)
    this.schema.raw(`create table user_sales_years ${LIKE_USERS}`)
    this.schema.raw(`create table product_sales_months ${LIKE_PRODUCTS}`)
    this.schema.raw(`create table product_sales_years ${LIKE_PRODUCTS}`)
    this.schema.raw(ORDERS_OF_USERS)
    for (const [step, table] of STEPS) {
      this.schema.raw(summedUp(`user_sales_${table}`, 'user_sales_tallies', step))
      this.schema.raw(summedUp(`product_sales_${table}`, 'product_sales_tallies', step))
    }
    for (const what of ['user', 'product']) {
      for (const table of ['tallies', 'months', 'years']) this.schema.raw(indexes(what, table))
    }
    for (const [name, { table, when, body }] of Object.entries(KEEPERS)) {
      this.schema.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${body};
          return null;
        end $$`)
      const [moment, referencing = ''] = when.split(' referencing ')
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
    for (const table of ['user_sales_tallies', ...TABLES]) this.schema.dropTable(table)
    this.schema.raw('drop index product_sales_tallies_changes')
    this.schema.raw('drop index product_sales_tallies_product')
    this.schema.raw('alter table product_sales_tallies drop column is_change')
  }
}

const STEPS = [
  ['month', 'months'],
  ['year', 'years'],
] as const

const TABLES = STEPS.flatMap(([, table]) => [`user_sales_${table}`, `product_sales_${table}`])

const KIND = `
  day date not null,
  state text not null,
  type text not null,
  payment_method text not null,
  is_internal boolean not null`

const USER_SUMS = `
  orders bigint not null,
  items bigint not null,
  net_cents bigint not null,
  is_change boolean not null default true`

const LIKE_USERS = '(like user_sales_tallies including defaults)'
const LIKE_PRODUCTS = '(like product_sales_tallies including defaults)'

const OF_KIND = 'state, type, payment_method, is_internal'

const SUMMED: Record<string, string> = {
  user_sales_tallies: 'user_id, sum(orders), sum(items), sum(net_cents)',
  product_sales_tallies: 'product_id, sum(items), sum(days), sum(price_cents)',
}

/** Whole months or years, as they are when this begins; the day of each is its first. */
const summedUp = (into: string, from: string, step: string) => `
  insert into ${into}
  select date_trunc('${step}', day)::date, ${OF_KIND}, ${SUMMED[from]}, false
    from ${from} group by 1, 2, 3, 4, 5, 6`

/** One to read a span by, which finds the rows of one kind as well; one of what is to be summed up. */
const indexes = (of: string, table: string) => `
  create index ${of}_sales_${table}_${of} on ${of}_sales_${table} (day, ${of}_id);
  create index ${of}_sales_${table}_changes on ${of}_sales_${table} (day) where is_change`

const KIND_OF = `
  shop_day((o).created_at), sales_state(o), (o).type, (o).payment_method, u.kind = 'staff', (o).user_id`

/** Orders that have been placed, each with 1 where it is added and -1 where it is taken away. */
const placed = (changes: string) => `
    from (${changes}) as change (o, sign) join users u on u.id = (o).user_id
      and (o).number is not null and (o).state not in ('New', 'Locked')`

const ORDERS_OF_USERS = `
  insert into user_sales_tallies
  select ${KIND_OF}, count(*), sum((select count(*) from order_items i where i.order_id = (o).id)),
         sum((o).net_cents), false
  ${placed('select o, 1 from orders o')} group by 1, 2, 3, 4, 5, 6`

const sumUp = (changes: string) => `
  insert into user_sales_tallies
  select ${KIND_OF}, sum(sign), 0, sum(sign * (o).net_cents)
  ${placed(changes)}
   group by 1, 2, 3, 4, 5, 6
  having sum(sign) <> 0 or sum(sign * (o).net_cents) <> 0`

const CHANGED = 'select added::orders, 1 from added union all select gone::orders, -1 from gone'

/** Items by their orders' numbers in the database. */
const sumUpItems = (items: string) => `
  insert into user_sales_tallies
  select ${KIND_OF}, 0, sum(sign), 0
  ${placed(`select o, c.sign from (${items}) as c (order_id, sign) join orders o on o.id = c.order_id`)}
   group by 1, 2, 3, 4, 5, 6
  having sum(sign) <> 0`

/** Only orders that moved to another day, state, way, kind or user take their items along. */
const SUM_UP_MOVED = `
  insert into user_sales_tallies
  select ${KIND_OF}, 0, sum(sign), 0
  ${placed(`
    select moved.o, moved.sign
      from added a join gone g on g.id = a.id
      cross join lateral (values (a::orders, 1), (g::orders, -1)) as moved (o, sign)
     where (a.state, a.type, a.payment_method, a.created_at, a.user_id, a.number)
           is distinct from (g.state, g.type, g.payment_method, g.created_at, g.user_id, g.number)`)}
    join order_items i on i.order_id = (o).id
   group by 1, 2, 3, 4, 5, 6
  having sum(sign) <> 0`

const ADDED = 'referencing new table as added'
const GONE = 'referencing old table as gone'
const BOTH = 'referencing old table as gone new table as added'

const rollUp = (of: string) =>
  STEPS.map(
    ([step, table]) => `
      insert into ${of}_sales_${table}
      select date_trunc('${step}', day)::date, ${OF_KIND}, ${SUMMED[`${of}_sales_tallies`]}
        from added where is_change group by 1, 2, 3, 4, 5, 6`
  ).join(';')

const KEEPERS = {
  sales_of_users_added: {
    table: 'orders',
    when: `insert ${ADDED}`,
    body: sumUp('select added::orders, 1 from added'),
  },
  sales_of_users_changed: {
    table: 'orders',
    when: `update ${BOTH}`,
    body: `${sumUp(CHANGED)}; ${SUM_UP_MOVED}`,
  },
  sales_of_users_deleted: {
    table: 'orders',
    when: `delete ${GONE}`,
    body: sumUp('select gone::orders, -1 from gone'),
  },
  sales_of_users_items_added: {
    table: 'order_items',
    when: `insert ${ADDED}`,
    body: sumUpItems('select order_id, 1 from added'),
  },
  sales_of_users_items_changed: {
    table: 'order_items',
    when: `update ${BOTH}`,
    body: sumUpItems('select order_id, 1 from added union all select order_id, -1 from gone'),
  },
  sales_of_users_items_deleted: {
    table: 'order_items',
    when: `delete ${GONE}`,
    body: sumUpItems('select order_id, -1 from gone'),
  },
  sales_of_users_rolled_up: {
    table: 'user_sales_tallies',
    when: `insert ${ADDED}`,
    body: rollUp('user'),
  },
  sales_of_products_rolled_up: {
    table: 'product_sales_tallies',
    when: `insert ${ADDED}`,
    body: rollUp('product'),
  },
  sales_of_users_none: {
    table: 'orders',
    when: 'truncate',
    body: ['user_sales_tallies', ...TABLES].map((table) => `delete from ${table}`).join('; '),
  },
} as const
