import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The days of all date ranges of a subscription as one value, kept by the database: lists of thousands
 * of subscriptions and what the administration counts need not read every range for them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table subscription_users add column days datemultirange not null default '{}'`
    )
    this.schema.raw(FUNCTION)
    this.schema.raw(`
      create trigger subscription_ranges_days after insert or update or delete
        on subscription_ranges for each row execute function sum_up_subscription_days()`)
    this.schema.raw(`
      update subscription_users s set days = ranged.days
        from (select subscription_id, range_agg(daterange(starts_on, ends_on, '[]')) as days
                from subscription_ranges group by subscription_id) ranged
       where ranged.subscription_id = s.id`)
    this.schema.raw('create index subscription_users_ending on subscription_users (upper(days))')
  }

  async down() {
    this.schema.raw('drop trigger subscription_ranges_days on subscription_ranges')
    this.schema.raw('drop function sum_up_subscription_days()')
    this.schema.raw('alter table subscription_users drop column days')
  }
}

const FUNCTION = `
  create function sum_up_subscription_days() returns trigger language plpgsql as $$
  begin
    update subscription_users s
       set days = coalesce((select range_agg(daterange(r.starts_on, r.ends_on, '[]'))
                              from subscription_ranges r where r.subscription_id = s.id), '{}')
     where s.id in (new.subscription_id, old.subscription_id);
    return null;
  end $$`
