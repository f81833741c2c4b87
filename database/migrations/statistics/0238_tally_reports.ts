import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many completed reports were asked for on each day, and what they brought in without VAT, kept while
 * reports change, in their own transactions. Changes are only added; a job sums them up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      create table report_tallies (
        day date not null,
        is_internal boolean not null,
        reports bigint not null,
        net_cents bigint not null,
        is_change boolean not null default true
      )`)
    this.schema.raw('create index report_tallies_day on report_tallies (day)')
    this.schema.raw('create index report_tallies_changes on report_tallies (day) where is_change')
    for (const [name, { when, body }] of Object.entries(KEEPERS)) {
      this.schema.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${body};
          return null;
        end $$`)
      const [moment, referencing = ''] = when.split(' referencing ')
      this.schema.raw(`
        create trigger ${name} after ${moment} on reports
          ${referencing && `referencing ${referencing}`}
          for each statement execute function ${name}()`)
    }
    this.schema.raw(sumUp(completed('reports', 1)))
  }

  async down() {
    for (const name of Object.keys(KEEPERS)) {
      this.schema.raw(`drop trigger ${name} on reports`)
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.dropTable('report_tallies')
  }
}

const completed = (table: string, sign: 1 | -1) => `
  select user_id, created_at, price_cents - discount_cents, ${sign} from ${table}
   where state = 'Completed'`

/** Changes that do not concern the sums cancel out. */
const sumUp = (changes: string) => `
  insert into report_tallies
  select shop_day(c.created_at), u.kind = 'staff', sum(c.sign), sum(c.sign * c.cents)
    from (${changes}) as c (user_id, created_at, cents, sign) join users u on u.id = c.user_id
   group by 1, 2 having sum(c.sign) <> 0 or sum(c.sign * c.cents) <> 0`

const ADDED = completed('added', 1)
const GONE = completed('gone', -1)

const KEEPERS = {
  reports_tallied_when_added: { when: 'insert referencing new table as added', body: sumUp(ADDED) },
  reports_tallied_when_changed: {
    when: 'update referencing old table as gone new table as added',
    body: sumUp(`${ADDED} union all ${GONE}`),
  },
  reports_tallied_when_deleted: {
    when: 'delete referencing old table as gone',
    body: sumUp(GONE),
  },
  reports_tallied_when_none: { when: 'truncate', body: 'delete from report_tallies' },
}
