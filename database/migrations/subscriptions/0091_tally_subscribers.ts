import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many users hold a type, kept while they come and go: changes are only added, so that nobody waits
 * for anybody, and a job sums them up. Trials are few beside all date ranges, and found along an index.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table subscriber_tallies (
        type_id int not null references subscription_types on delete cascade,
        subscribers bigint not null
      )`)
    this.schema.raw(`
      insert into subscriber_tallies
      select type_id, count(*) from subscription_users group by type_id`)
    this.schema.raw(TALLY)
    this.schema.raw(trigger('inserted', 'insert', 'new'))
    this.schema.raw(trigger('deleted', 'delete', 'old'))
    this.schema.raw(`
      create index subscription_ranges_on_trial on subscription_ranges (subscription_id)
       where is_trial`)
    this.schema.raw(`
      create index subscription_ranges_on_sales_trial on subscription_ranges (subscription_id)
       where is_sales_trial`)
  }

  async down() {
    this.schema.raw('drop index subscription_ranges_on_sales_trial')
    this.schema.raw('drop index subscription_ranges_on_trial')
    this.schema.raw('drop trigger subscriber_tallies_inserted on subscription_users')
    this.schema.raw('drop trigger subscriber_tallies_deleted on subscription_users')
    this.schema.raw('drop function tally_subscribers()')
    this.schema.dropTable('subscriber_tallies')
  }
}

const TALLY = `
  create function tally_subscribers() returns trigger language plpgsql as $$
  begin
    insert into subscriber_tallies
    select type_id, count(*) * case when tg_op = 'INSERT' then 1 else -1 end
      from changed group by type_id;
    return null;
  end $$`

const trigger = (name: string, operation: string, table: string) => `
  create trigger subscriber_tallies_${name} after ${operation} on subscription_users
    referencing ${table} table as changed
    for each statement execute function tally_subscribers()`
