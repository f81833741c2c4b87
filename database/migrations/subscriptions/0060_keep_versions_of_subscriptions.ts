import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What somebody was entitled to at any moment: each state of a subscription and of its date ranges with
 * the moment from which it held. Written by the database, so that no way of changing them is forgotten.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(VERSIONS)
    this.schema.raw(`
      create index subscription_versions_of_user
          on subscription_versions (user_id, subscription_id, range_id, id desc)`)
    for (const statement of [OF_USERS, OF_RANGES, ...TRIGGERS, FIRST_USERS, FIRST_RANGES]) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw('drop trigger subscription_users_version on subscription_users')
    this.schema.raw('drop trigger subscription_ranges_version on subscription_ranges')
    this.schema.raw('drop function note_subscription_version()')
    this.schema.raw('drop function note_subscription_range_version()')
    this.schema.dropTable('subscription_versions')
  }
}

/** Without a range a row is about the subscription itself; without a state it is gone from then on. */
const VERSIONS = `
  create table subscription_versions (
    id bigint generated always as identity primary key,
    subscription_id bigint not null,
    user_id bigint not null,
    type_id int not null references subscription_types on delete cascade,
    range_id bigint,
    since timestamptz not null,
    state jsonb
  )`

const USER_STATE = (row: string) => `
  jsonb_build_object('isUnrestricted', ${row}.is_unrestricted, 'visibleFrom', ${row}.visible_from,
                     'visibleUntil', ${row}.visible_until)`

const RANGE_STATE = (row: string) => `
  jsonb_build_object('startsOn', ${row}.starts_on, 'endsOn', ${row}.ends_on,
                     'visibleFrom', ${row}.visible_from, 'visibleUntil', ${row}.visible_until,
                     'isTrial', ${row}.is_trial, 'isSalesTrial', ${row}.is_sales_trial)`

const OF_USERS = `
  create function note_subscription_version() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.user_id <> old.user_id) then
      insert into subscription_versions (subscription_id, user_id, type_id, since)
      values (old.id, old.user_id, old.type_id, now());
    end if;
    if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (
         new.user_id <> old.user_id or ${USER_STATE('new')} is distinct from ${USER_STATE('old')})) then
      insert into subscription_versions (subscription_id, user_id, type_id, since, state)
      values (new.id, new.user_id, new.type_id,
              case tg_op when 'INSERT' then new.created_at else now() end, ${USER_STATE('new')});
    end if;
    if tg_op = 'UPDATE' and new.user_id <> old.user_id then
      insert into subscription_versions (subscription_id, user_id, type_id, range_id, since, state)
      select new.id, new.user_id, new.type_id, r.id, now(), ${RANGE_STATE('r')}
        from subscription_ranges r where r.subscription_id = new.id;
    end if;
    return null;
  end $$`

const OF_RANGES = `
  create function note_subscription_range_version() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.subscription_id <> old.subscription_id) then
      insert into subscription_versions (subscription_id, user_id, type_id, range_id, since)
      select s.id, s.user_id, s.type_id, old.id, now()
        from subscription_users s where s.id = old.subscription_id;
    end if;
    if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (new.subscription_id <> old.subscription_id
         or ${RANGE_STATE('new')} is distinct from ${RANGE_STATE('old')})) then
      insert into subscription_versions (subscription_id, user_id, type_id, range_id, since, state)
      select s.id, s.user_id, s.type_id, new.id,
             case tg_op when 'INSERT' then new.created_at else now() end, ${RANGE_STATE('new')}
        from subscription_users s where s.id = new.subscription_id;
    end if;
    return null;
  end $$`

const TRIGGERS = [
  `create trigger subscription_users_version after insert or update or delete
     on subscription_users for each row execute function note_subscription_version()`,
  `create trigger subscription_ranges_version after insert or update or delete
     on subscription_ranges for each row execute function note_subscription_range_version()`,
]

const FIRST_USERS = `
  insert into subscription_versions (subscription_id, user_id, type_id, since, state)
  select s.id, s.user_id, s.type_id, s.created_at, ${USER_STATE('s')} from subscription_users s`

const FIRST_RANGES = `
  insert into subscription_versions (subscription_id, user_id, type_id, range_id, since, state)
  select s.id, s.user_id, s.type_id, r.id, r.created_at, ${RANGE_STATE('r')}
    from subscription_ranges r join subscription_users s on s.id = r.subscription_id`
