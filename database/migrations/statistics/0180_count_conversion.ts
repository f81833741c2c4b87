import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How often the price of a product was asked for, saved and put into a basket, by day, month and year, so
 * that ten years are read as ten rows of each. Changes are only added, so that no two baskets wait for
 * each other; a job sums them up. Saved quotes and baskets count in their own transactions, what is asked
 * for a few seconds later; nobody who did is named, and staff do not count.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table conversion_counts (
        unit text not null check (unit in ('day', 'month', 'year')),
        day date not null,
        product_id int not null,
        asked bigint not null,
        saved bigint not null,
        basket bigint not null,
        is_change boolean not null default true
      )`)
    this.schema.raw(
      'create index conversion_counts_day on conversion_counts (unit, day, product_id)'
    )
    this.schema.raw(
      'create index conversion_counts_changes on conversion_counts (unit, day) where is_change'
    )
    for (const [name, { table, counted }] of Object.entries(KEEPERS)) {
      this.schema.raw(counted(table))
      this.schema.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${counted('added')};
          return null;
        end $$`)
      this.schema.raw(`
        create trigger ${name} after insert on ${table} referencing new table as added
          for each statement execute function ${name}()`)
    }
  }

  async down() {
    for (const [name, { table }] of Object.entries(KEEPERS)) {
      this.schema.raw(`drop trigger ${name} on ${table}`)
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.dropTable('conversion_counts')
  }
}

const OF_CUSTOMERS = `join users u on u.id = one.user_id and u.kind <> 'staff'`

const counted = (day: string, counts: string, from: string) => `
  insert into conversion_counts (unit, day, product_id, asked, saved, basket)
  select unit, date_trunc(unit, ${day})::date, p.id, ${counts}
    from ${from} cross join unnest(array['day', 'month', 'year']) as unit
   group by 1, 2, 3`

const KEEPERS = {
  conversion_of_saved_quotes: {
    table: 'saved_quotes',
    counted: (rows: string) =>
      counted(
        'one.created_on',
        '0, count(*), 0',
        `${rows} one ${OF_CUSTOMERS}
         cross join jsonb_array_elements(one.quote -> 'lines') as line
         join products p on p.code = line -> 'product' ->> 'code'`
      ),
  },
  conversion_of_baskets: {
    table: 'basket_items',
    counted: (rows: string) =>
      counted(
        'shop_day(one.created_at)',
        '0, 0, count(*)',
        `${rows} one ${OF_CUSTOMERS} join products p on p.code = one.product_code`
      ),
  },
}
