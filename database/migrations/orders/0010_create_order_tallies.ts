import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many orders there are of each kind, kept while they change, because counting a million takes
 * too long for a page. Changes are only added, so that no two orders wait for each other; a job
 * sums them up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_tallies (
        state text not null,
        type text not null,
        payment_method text not null,
        orders bigint not null
      )`)
    this.schema.raw(`
      insert into order_tallies
      select state, type, payment_method, count(*) from orders group by 1, 2, 3`)
    this.schema.raw(tallyFunction('inserted', 'select state, type, payment_method, 1 from added'))
    this.schema.raw(tallyFunction('deleted', 'select state, type, payment_method, -1 from gone'))
    this.schema.raw(
      tallyFunction(
        'updated',
        `select state, type, payment_method, 1 from added
         union all select state, type, payment_method, -1 from gone`
      )
    )
    this.schema.raw(trigger('inserted', 'after insert', 'new table as added'))
    this.schema.raw(trigger('deleted', 'after delete', 'old table as gone'))
    this.schema.raw(trigger('updated', 'after update', 'old table as gone new table as added'))
    this.schema.raw(`
      create function forget_order_tallies() returns trigger language plpgsql as $$
      begin
        delete from order_tallies;
        return null;
      end $$`)
    this.schema.raw(`
      create trigger order_tallies_truncated after truncate on orders
        for each statement execute function forget_order_tallies()`)
  }

  async down() {
    for (const name of ['inserted', 'deleted', 'updated', 'truncated']) {
      this.schema.raw(`drop trigger order_tallies_${name} on orders`)
    }
    for (const name of ['inserted', 'deleted', 'updated']) {
      this.schema.raw(`drop function tally_orders_${name}`)
    }
    this.schema.raw('drop function forget_order_tallies')
    this.schema.dropTable('order_tallies')
  }
}

const tallyFunction = (name: string, changes: string) => `
  create function tally_orders_${name}() returns trigger language plpgsql as $$
  begin
    insert into order_tallies
    select state, type, payment_method, sum(orders)
      from (${changes}) as change (state, type, payment_method, orders)
     group by 1, 2, 3 having sum(orders) <> 0;
    return null;
  end $$`

const trigger = (name: string, when: string, tables: string) => `
  create trigger order_tallies_${name} ${when} on orders
    referencing ${tables} for each statement execute function tally_orders_${name}()`
