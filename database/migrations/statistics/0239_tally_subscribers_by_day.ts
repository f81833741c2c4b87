import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many subscriptions are held on each day, as what the first day of each stretch adds and the day after
 * its last takes away: all changes up to a day add up to those that are held on it. Kept while subscriptions
 * change, in their own transactions, from the days that each keeps of its date ranges. What holds every day
 * begins before all of them. Changes are only added; a job sums them up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      create table subscriber_day_tallies (
        type_id int not null,
        day date not null,
        is_internal boolean not null,
        held bigint not null,
        is_change boolean not null default true
      )`)
    this.schema.raw('create index subscriber_day_tallies_day on subscriber_day_tallies (day)')
    this.schema.raw(
      'create index subscriber_day_tallies_changes on subscriber_day_tallies (day) where is_change'
    )
    for (const [name, { when, scope, body }] of Object.entries(KEEPERS)) {
      this.schema.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${body};
          return ${scope === 'row' ? 'old' : 'null'};
        end $$`)
      this.schema.raw(`create trigger ${name} ${when} for each ${scope} execute function ${name}()`)
    }
    this.schema.raw(sumUp(entitled('subscription_users', 1)))
  }

  async down() {
    for (const [name, { table }] of Object.entries(KEEPERS)) {
      this.schema.raw(`drop trigger ${name} on ${table}`)
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.dropTable('subscriber_day_tallies')
  }
}

const EVERY_DAY = `'{(,)}'::datemultirange`

/** Each stretch of days that somebody holds a type, with 1 where it is added and -1 where it is taken away. */
const entitled = (table: string, sign: 1 | -1) => `
  select type_id, user_id, stretch, ${sign} from ${table} s
   cross join unnest(case when s.is_unrestricted then ${EVERY_DAY} else s.days end) as stretch`

/** Days before and after a change that are the same cancel out. */
const sumUp = (changes: string) => `
  insert into subscriber_day_tallies
  select c.type_id, edge.day, u.kind = 'staff', sum(edge.held)
    from (${changes}) as c (type_id, user_id, stretch, sign)
    join users u on u.id = c.user_id
   cross join lateral (values (coalesce(lower(c.stretch), '-infinity'), c.sign),
                              (upper(c.stretch), -c.sign)) as edge (day, held)
   where edge.day is not null
   group by 1, 2, 3 having sum(edge.held) <> 0`

const KEEPERS = {
  held_days_added: {
    table: 'subscription_users',
    when: 'after insert on subscription_users referencing new table as added',
    scope: 'statement',
    body: sumUp(entitled('added', 1)),
  },
  /** Most changes of a subscription concern no day. */
  held_days_changed: {
    table: 'subscription_users',
    when: `after update on subscription_users
      referencing old table as gone new table as added`,
    scope: 'statement',
    body: sumUp(`${entitled('added', 1)} union all ${entitled('gone', -1)}`),
  },
  held_days_deleted: {
    table: 'subscription_users',
    when: 'after delete on subscription_users referencing old table as gone',
    scope: 'statement',
    body: sumUp(entitled('gone', -1)),
  },
  held_days_none: {
    table: 'subscription_users',
    when: 'after truncate on subscription_users',
    scope: 'statement',
    body: 'delete from subscriber_day_tallies',
  },
  /** Before the user is gone: whether it was staff is asked of the user. */
  held_days_of_deleted_users: {
    table: 'users',
    when: 'before delete on users',
    scope: 'row',
    body: 'delete from subscription_users where user_id = old.id',
  },
} as const
