import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a range of a filterable type it is kept as well which parts it gave, and from which day there are files. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(ofUsers(WHOLE))
    this.schema.raw(ofRanges(WHOLE))
    this.schema.raw(OF_ITEMS)
    for (const statement of TRIGGERS) this.schema.raw(statement)
    // Few rows: only ranges of filterable types, whose parts never changed.
    this.schema.raw(PAST)
  }

  async down() {
    this.schema.raw('drop trigger subscription_items_added on subscription_range_items')
    this.schema.raw('drop trigger subscription_items_removed on subscription_range_items')
    this.schema.raw('drop function note_subscription_items_version()')
    this.schema.raw(ofUsers(PLAIN))
    this.schema.raw(ofRanges(PLAIN))
  }
}

const USER_STATE = (row: string) => `
  jsonb_build_object('isUnrestricted', ${row}.is_unrestricted, 'visibleFrom', ${row}.visible_from,
                     'visibleUntil', ${row}.visible_until)`

type State = (row: string) => string

const PLAIN: State = (row) => `
  jsonb_build_object('startsOn', ${row}.starts_on, 'endsOn', ${row}.ends_on,
                     'visibleFrom', ${row}.visible_from, 'visibleUntil', ${row}.visible_until,
                     'isTrial', ${row}.is_trial, 'isSalesTrial', ${row}.is_sales_trial)`

const PARTS: State = (row) => `
  jsonb_build_object('actualStartsOn', ${row}.actual_starts_on,
    'items', (select coalesce(jsonb_agg(i.name order by i.name), '[]')
                from subscription_range_items i where i.range_id = ${row}.id))`

const WHOLE: State = (row) => `(${PLAIN(row)} || ${PARTS(row)})`

const ofUsers = (state: State) => `
  create or replace function note_subscription_version() returns trigger language plpgsql as $$
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
      select new.id, new.user_id, new.type_id, r.id, now(), ${state('r')}
        from subscription_ranges r where r.subscription_id = new.id;
    end if;
    return null;
  end $$`

const ofRanges = (state: State) => `
  create or replace function note_subscription_range_version() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.subscription_id <> old.subscription_id) then
      insert into subscription_versions (subscription_id, user_id, type_id, range_id, since)
      select s.id, s.user_id, s.type_id, old.id, now()
        from subscription_users s where s.id = old.subscription_id;
    end if;
    if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (new.subscription_id <> old.subscription_id
         or ${state('new')} is distinct from ${state('old')})) then
      insert into subscription_versions (subscription_id, user_id, type_id, range_id, since, state)
      select s.id, s.user_id, s.type_id, new.id,
             case tg_op when 'INSERT' then new.created_at else now() end, ${state('new')}
        from subscription_users s where s.id = new.subscription_id;
    end if;
    return null;
  end $$`

/** Parts are written after their range; of a range that goes with them nothing is left to be kept. */
const OF_ITEMS = `
  create function note_subscription_items_version() returns trigger language plpgsql as $$
  begin
    insert into subscription_versions (subscription_id, user_id, type_id, range_id, since, state)
    select s.id, s.user_id, s.type_id, r.id, greatest(now(), r.created_at), ${WHOLE('r')}
      from (select distinct range_id from changed) c
      join subscription_ranges r on r.id = c.range_id
      join subscription_users s on s.id = r.subscription_id;
    return null;
  end $$`

const TRIGGERS = [
  `create trigger subscription_items_added after insert on subscription_range_items
     referencing new table as changed for each statement
     execute function note_subscription_items_version()`,
  `create trigger subscription_items_removed after delete on subscription_range_items
     referencing old table as changed for each statement
     execute function note_subscription_items_version()`,
]

const PAST = `
  update subscription_versions v set state = v.state || ${PARTS('r')}
    from subscription_ranges r
   where r.id = v.range_id and v.state is not null
     and (r.actual_starts_on is not null
          or exists (select from subscription_range_items i where i.range_id = r.id))`
