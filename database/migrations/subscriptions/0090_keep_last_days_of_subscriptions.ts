import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The date range of a subscription that ends last, its last day and whether it is a trial: what ends soon is
 * then found, put in order and counted along one index, of half a million subscriptions as well.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index subscription_users_ending')
    this.schema.raw(`
      alter table subscription_users
        add column last_day date generated always as (upper(days) - 1) stored,
        add column last_range_id bigint,
        add column ends_as_trial boolean not null default false`)
    this.schema.raw(FUNCTION)
    this.schema.raw(`
      update subscription_users s set last_range_id = r.id, ends_as_trial = r.is_trial
        from subscription_ranges r where r.id = (${LAST_OF('s')})`)
    this.schema.raw(`
      create index subscription_users_ending on subscription_users (last_day, id)
        include (user_id, type_id, last_range_id, ends_as_trial)`)
  }

  async down() {
    this.schema.raw('drop index subscription_users_ending')
    this.schema.raw(`
      alter table subscription_users
        drop column last_day, drop column last_range_id, drop column ends_as_trial`)
    this.schema.raw('create index subscription_users_ending on subscription_users (upper(days))')
  }
}

const LAST_OF = (subscription: string) => `
  select r.id from subscription_ranges r where r.subscription_id = ${subscription}.id
   order by r.ends_on desc nulls first, r.id desc limit 1`

const FUNCTION = `
  create or replace function sum_up_subscription_days() returns trigger language plpgsql as $$
  begin
    update subscription_users s
       set days = coalesce((select range_agg(daterange(r.starts_on, r.ends_on, '[]'))
                              from subscription_ranges r where r.subscription_id = s.id), '{}'),
           (last_range_id, ends_as_trial) = (
             select max(r.id), coalesce(bool_or(r.is_trial), false) from subscription_ranges r
              where r.id = (${LAST_OF('s')}))
     where s.id in (new.subscription_id, old.subscription_id);
    return null;
  end $$`
