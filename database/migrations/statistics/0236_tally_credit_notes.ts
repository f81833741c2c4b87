import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What credit notes took off the invoices of orders, kept while they are issued and while their orders
 * change, in their own transactions. Like the sums of sales (0001) by the day and the kind of their order,
 * and in a table of its own, because the version before makes one row of several in those.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      create table credit_tallies (
        day date not null,
        state text not null,
        type text not null,
        payment_method text not null,
        is_internal boolean not null,
        credited_cents bigint not null,
        is_change boolean not null default true
      )`)
    this.schema.raw('create index credit_tallies_day on credit_tallies (day)')
    this.schema.raw('create index credit_tallies_changes on credit_tallies (day) where is_change')
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
    this.schema.raw(sumUp(ofNotes('invoices')))
  }

  async down() {
    for (const [name, { table }] of Object.entries(KEEPERS)) {
      this.schema.raw(`drop trigger ${name} on ${table}`)
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.dropTable('credit_tallies')
  }
}

/** With what is rounded beyond net and VAT: as much as is given back. */
const ofNotes = (table: string) => `
  select o, n.gross_cents + n.rounding_cents from ${table} n
    join orders o on o.number = n.order_number where n.kind = 'CreditNote'`

/** Only orders that moved to another day, state, way, kind or user take their credit notes along. */
const OF_MOVED = `
  select moved.o, moved.sign * (n.gross_cents + n.rounding_cents)
    from added a join gone g on g.id = a.id
    cross join lateral (values (a::orders, 1), (g::orders, -1)) as moved (o, sign)
    join invoices n on n.order_number = (moved.o).number and n.kind = 'CreditNote'
   where (sales_state(a::orders), a.state, a.type, a.payment_method, a.created_at, a.user_id)
         is distinct from
         (sales_state(g::orders), g.state, g.type, g.payment_method, g.created_at, g.user_id)`

const sumUp = (changes: string) => `
  insert into credit_tallies
  select shop_day((o).created_at), sales_state(o), (o).type, (o).payment_method, u.kind = 'staff',
         sum(cents)
    from (${changes}) as change (o, cents) join users u on u.id = (o).user_id
     and (o).number is not null and (o).state not in ('New', 'Locked')
   group by 1, 2, 3, 4, 5 having sum(cents) <> 0`

const KEEPERS = {
  /** Whoever credits holds the order until the sums are written: it cannot change its kind meanwhile. */
  sales_of_added_notes: {
    table: 'invoices',
    when: 'insert referencing new table as added',
    body: `
      perform from orders where number in (select order_number from added where kind = 'CreditNote') for share;
      ${sumUp(ofNotes('added'))}`,
  },
  sales_of_moved_notes: {
    table: 'orders',
    when: 'update referencing old table as gone new table as added',
    body: sumUp(OF_MOVED),
  },
  sales_of_no_notes: {
    table: 'invoices',
    when: 'truncate',
    body: 'delete from credit_tallies',
  },
} as const
