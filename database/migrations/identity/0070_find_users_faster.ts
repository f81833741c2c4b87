import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the list is filtered by: with it in the indexes of its orders, no user is read who is not shown. */
const FILTERED = 'kind, account_activated, locked_at, business_partner_id, billing_country'

/** The orders of the list. */
const ORDERS = {
  users_in_order_of_id: `(id) include (created_at, ${FILTERED})`,
  users_in_order_of_creation: `(created_at, id) include (${FILTERED})`,
  users_in_order_of_email: `(email, id) include (created_at, ${FILTERED})`,
  users_in_order_of_first_name: `(lower(first_name), id) include (first_name, created_at, ${FILTERED})`,
  users_in_order_of_last_name: `(lower(last_name), id) include (last_name, created_at, ${FILTERED})`,
  users_in_order_of_company: `(lower(company), id) include (company, created_at, ${FILTERED})`,
}

/** What they take the place of. */
const BEFORE = {
  users_by_created_at: 'users (created_at, id)',
  users_by_email: 'users (email, id)',
  users_by_first_name: 'users (lower(first_name), id) include (first_name)',
  users_by_last_name: 'users (lower(last_name), id) include (last_name)',
  users_by_company: 'users (lower(company), id) include (company)',
  addresses_by_country: `addresses (country, user_id) where kind = 'billing'`,
}

/**
 * What makes a list of hundreds of thousands of users answer at once: how many there are, kept while
 * they come and go (changes are only added, so that nobody waits for anybody; a job sums them up), the
 * country of each, and what each is searched by, put together once.
 */
export default class extends BaseSchema {
  async up() {
    for (const name of Object.keys(BEFORE)) this.schema.raw(`drop index ${name}`)
    this.schema.raw('alter table users add column billing_country text')
    this.schema.raw(`
      update users u set billing_country = a.country
        from addresses a where a.user_id = u.id and a.kind = 'billing'`)
    this.schema.raw(KEEP_COUNTRY)
    this.schema.raw(`
      create trigger addresses_tell_country after insert or update or delete on addresses
        for each row execute function keep_billing_country()`)
    for (const [name, on] of Object.entries(ORDERS)) {
      this.schema.raw(`create index ${name} on users ${on}`)
    }
    this.schema.raw('create index users_of_country on users (billing_country, created_at, id)')
    this.schema.raw(WORD_STARTS)
    this.schema.raw('drop index users_search_index')
    this.schema.raw(`
      alter table users
        add column search_text text generated always as (${TEXT}) stored,
        add column search_starts text[] generated always as (${STARTS}) stored`)
    this.schema.raw('create index users_searched on users using gin (search_text gin_trgm_ops)')
    this.schema.raw('create index users_searched_by_starts on users using gin (search_starts)')
    this.schema.raw('create table user_tallies (users bigint not null)')
    this.schema.raw('insert into user_tallies select count(*) from users')
    this.schema.raw(TALLY)
    this.schema.raw(trigger('inserted', 'insert', 'new'))
    this.schema.raw(trigger('deleted', 'delete', 'old'))
    this.schema.raw(`
      create function forget_user_tallies() returns trigger language plpgsql as $$
      begin
        delete from user_tallies;
        return null;
      end $$`)
    this.schema.raw(`
      create trigger user_tallies_truncated after truncate on users
        for each statement execute function forget_user_tallies()`)
  }

  async down() {
    for (const name of ['inserted', 'deleted', 'truncated']) {
      this.schema.raw(`drop trigger user_tallies_${name} on users`)
    }
    this.schema.raw('drop function forget_user_tallies')
    this.schema.raw('drop function tally_users')
    this.schema.dropTable('user_tallies')
    this.schema.raw('alter table users drop column search_text, drop column search_starts')
    this.schema.raw('drop function word_starts')
    this.schema.raw(
      `create index users_search_index on users using gin (${TEXT_BEFORE} gin_trgm_ops)`
    )
    this.schema.raw('drop index users_of_country')
    for (const name of Object.keys(ORDERS)) this.schema.raw(`drop index ${name}`)
    for (const [name, on] of Object.entries(BEFORE)) {
      this.schema.raw(`create index ${name} on ${on}`)
    }
    this.schema.raw('drop trigger addresses_tell_country on addresses')
    this.schema.raw('drop function keep_billing_country')
    this.schema.raw('alter table users drop column billing_country')
  }
}

const KEEP_COUNTRY = `
  create function keep_billing_country() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.kind = 'billing' and (tg_op = 'DELETE' or new.kind <> 'billing') then
      update users set billing_country = null where id = old.user_id;
    end if;
    if tg_op <> 'DELETE' and new.kind = 'billing' then
      update users set billing_country = new.country
       where id = new.user_id and billing_country is distinct from new.country;
    end if;
    return null;
  end $$`

/** The first letter and the first two of each word, in small letters. */
const WORD_STARTS = `
  create function word_starts(words text) returns text[] language sql immutable as $$
    select array_agg(distinct left(word, letters))
      from regexp_split_to_table(lower(words), '\\s+') word, generate_series(1, 2) letters
     where word <> ''
  $$`

const TEXT_BEFORE = `(E'\\n' || first_name || ' ' || last_name || E'\\n' || company || E'\\n' ||
  email::text || E'\\n' || coalesce(username, '') || E'\\n' ||
  coalesce(second_email::text, '') || E'\\n' || coalesce(third_email::text, '') || E'\\n' ||
  coalesce(tin, ''))`

/** All that a user is searched by, a line each, in small letters. */
const TEXT = `lower(${TEXT_BEFORE})`

/** An e-mail address is one word. */
const STARTS = `
  word_starts(first_name || ' ' || last_name || ' ' || company || ' ' || email::text || ' ' ||
    coalesce(username, '') || ' ' || coalesce(second_email::text, '') || ' ' ||
    coalesce(third_email::text, '') || ' ' || coalesce(tin, ''))`

const TALLY = `
  create function tally_users() returns trigger language plpgsql as $$
  begin
    insert into user_tallies
    select count(*) * case when tg_op = 'INSERT' then 1 else -1 end from changed having count(*) > 0;
    return null;
  end $$`

const trigger = (name: string, operation: string, table: string) => `
  create trigger user_tallies_${name} after ${operation} on users
    referencing ${table} table as changed
    for each statement execute function tally_users()`
