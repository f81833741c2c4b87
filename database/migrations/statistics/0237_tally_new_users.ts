import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many users came on each day, staff or not, kept while accounts come, change and go, in their own
 * transactions. Changes are only added, so that no two of them wait for each other; a job sums them up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      create table new_user_tallies (
        day date not null,
        is_internal boolean not null,
        users bigint not null,
        is_change boolean not null default true
      )`)
    this.schema.raw('create index new_user_tallies_day on new_user_tallies (day)')
    this.schema.raw(
      'create index new_user_tallies_changes on new_user_tallies (day) where is_change'
    )
    for (const [name, { when, body }] of Object.entries(KEEPERS)) {
      this.schema.raw(`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          ${body};
          return null;
        end $$`)
      const [moment, referencing = ''] = when.split(' referencing ')
      this.schema.raw(`
        create trigger ${name} after ${moment} on users
          ${referencing && `referencing ${referencing}`}
          for each statement execute function ${name}()`)
    }
    this.schema.raw(sumUp('select created_at, kind, 1 from users'))
  }

  async down() {
    for (const name of Object.keys(KEEPERS)) {
      this.schema.raw(`drop trigger ${name} on users`)
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.dropTable('new_user_tallies')
  }
}

/** Changes that do not concern the sums cancel out. */
const sumUp = (changes: string) => `
  insert into new_user_tallies
  select shop_day(created_at), kind = 'staff', sum(sign)
    from (${changes}) as change (created_at, kind, sign)
   group by 1, 2 having sum(sign) <> 0`

const ADDED = 'select created_at, kind, 1 from added'
const GONE = 'select created_at, kind, -1 from gone'

const KEEPERS = {
  new_users_added: { when: 'insert referencing new table as added', body: sumUp(ADDED) },
  new_users_changed: {
    when: 'update referencing old table as gone new table as added',
    body: sumUp(`${ADDED} union all ${GONE}`),
  },
  new_users_deleted: { when: 'delete referencing old table as gone', body: sumUp(GONE) },
  new_users_none: { when: 'truncate', body: 'delete from new_user_tallies' },
}
