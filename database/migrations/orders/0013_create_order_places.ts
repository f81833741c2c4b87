import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many orders of each kind lie in each stretch of each order of the staff's list. A page far
 * behind is reached by summing up stretches instead of passing over the orders before it. Kept like
 * the tallies: changes are only added, and a job sums them up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_places (
        sort text not null,
        from_number bigint not null default 0,
        from_time timestamptz not null default 'epoch',
        from_text text not null default '',
        from_id bigint not null default 0,
        state text not null,
        type text not null,
        payment_method text not null,
        orders bigint not null
      )`)
    this.schema.raw(`
      create index order_places_in_order
          on order_places (sort, from_number, from_time, from_text, from_id)
     include (state, type, payment_method, orders)`)
    this.schema.raw(PLACE_OF)
    this.schema.raw(`insert into order_places ${changes('select o, 1 from orders o')}`)
    for (const [name, { moment, tables, changed }] of Object.entries(TRIGGERS)) {
      this.schema.raw(keeper(name, changed))
      this.schema.raw(`
        create trigger order_places_${name} after ${moment} on orders ${tables}
          for each statement execute function place_orders_${name}()`)
    }
  }

  async down() {
    for (const name of Object.keys(TRIGGERS)) {
      this.schema.raw(`drop trigger order_places_${name} on orders`)
      this.schema.raw(`drop function place_orders_${name}`)
    }
    this.schema.raw('drop function places_of_order')
    this.schema.dropTable('order_places')
  }
}

/** Where the stretches of an order begin; those of few values are cut by the ids of their orders. */
const PLACE_OF = `
  create function places_of_order(o orders)
    returns table (
      sort text, from_number bigint, from_time timestamptz, from_text text, from_id bigint
    ) language sql immutable as $$
    values
      ('number', coalesce(o.number, 0) / 8192 * 8192, timestamptz 'epoch', '', 0::bigint),
      ('created', 0, date_trunc('month', o.created_at, 'UTC'), '', 0),
      ('updated', 0, date_trunc('month', o.updated_at, 'UTC'), '', 0),
      ('customer', 0, 'epoch', o.company_key, 0),
      ('payment', 0, 'epoch', o.payment_method, o.id / 8192 * 8192),
      ('gross', trunc(o.gross_cents::numeric, 2 - length(o.gross_cents::text)), 'epoch', '', 0),
      ('state', o.state_rank, 'epoch', '', o.id / 8192 * 8192)
  $$`

const changes = (changed: string) => `
  select place.*, (o).state, (o).type, (o).payment_method, sum(change)
    from (${changed}) as changed (o, change), places_of_order(o) as place
   where (o).state not in ('New', 'Locked')
   group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0`

const TRIGGERS = {
  inserted: {
    moment: 'insert',
    tables: 'referencing new table as added',
    changed: 'select added::orders, 1 from added',
  },
  deleted: {
    moment: 'delete',
    tables: 'referencing old table as gone',
    changed: 'select gone::orders, -1 from gone',
  },
  updated: {
    moment: 'update',
    tables: 'referencing old table as gone new table as added',
    changed: 'select added::orders, 1 from added union all select gone::orders, -1 from gone',
  },
  truncated: { moment: 'truncate', tables: '', changed: '' },
}

const keeper = (name: string, changed: string) => `
  create function place_orders_${name}() returns trigger language plpgsql as $$
  begin
    ${changed ? `insert into order_places ${changes(changed)}` : 'delete from order_places'};
    return null;
  end $$`
