import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the list is filtered by, in the indexes of its orders: no partner is read who is not shown. */
const FILTERED = ['country', 'user_count']

const ORDERS = {
  business_partners_by_name_alone: ['(lower(name), id)', 'name'],
  business_partners_by_country_en: ['(country_place_en(country), id)', 'country'],
  business_partners_by_country_de: ['(country_place_de(country), id)', 'country'],
} as const

/** How many users a partner has is kept with it, and the small letters that it is searched in. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table business_partners
        add column user_count int not null default 0,
        add constraint business_partners_user_count check (user_count >= 0)`)
    this.schema.raw(`
      update business_partners p set user_count = u.users
        from (select business_partner_id, count(*) as users from users group by 1) u
       where u.business_partner_id = p.number`)
    this.schema.raw(HOLD_PARTNERS)
    this.schema.raw(`
      create trigger partners_held before insert or update of business_partner_id on users
        for each row when (new.business_partner_id is not null) execute function hold_partners()`)
    this.schema.raw(COUNT_USERS)
    for (const when of ['insert', 'update of business_partner_id', 'delete']) {
      this.schema.raw(`
        create trigger partners_count_users_${when.split(' ')[0]} after ${when} on users
          for each row execute function count_users_of_partners()`)
    }
    this.#order(([, own]) => [...new Set([own, ...FILTERED])].join(', '))
    this.schema.raw(`
      alter table business_partners
        add column search_text text generated always as (lower(name)) stored`)
    this.schema.raw('drop index business_partners_found_by_name')
    this.schema.raw(
      'create index business_partners_searched on business_partners using gin (search_text gin_trgm_ops)'
    )
  }

  async down() {
    for (const when of ['insert', 'update', 'delete']) {
      this.schema.raw(`drop trigger partners_count_users_${when} on users`)
    }
    this.schema.raw('drop function count_users_of_partners')
    this.schema.raw('drop trigger partners_held on users')
    this.schema.raw('drop function hold_partners')
    this.schema.raw('alter table business_partners drop column search_text')
    this.schema.raw(
      'create index business_partners_found_by_name on business_partners using gin (name gin_trgm_ops)'
    )
    this.#order(([, own]) => own)
    this.schema.raw('alter table business_partners drop column user_count')
  }

  #order(included: (order: readonly [keys: string, own: string]) => string) {
    for (const [name, order] of Object.entries(ORDERS)) {
      this.schema.raw(`drop index ${name}`)
      this.schema.raw(
        `create index ${name} on business_partners ${order[0]} include (${included(order)})`
      )
    }
  }
}

/** The table before its rows, as an import has it, so that nobody waits for ever: also before the reference is checked. */
const HOLD_PARTNERS = `
  create function hold_partners() returns trigger language plpgsql as $$
  begin
    lock table business_partners in row exclusive mode;
    return new;
  end $$`

/** Partners are held by their numbers: two people who change places wait for one another. */
const COUNT_USERS = `
  create function count_users_of_partners() returns trigger language plpgsql as $$
  declare
    before text := case when tg_op <> 'INSERT' then old.business_partner_id end;
    after text := case when tg_op <> 'DELETE' then new.business_partner_id end;
  begin
    if before is distinct from after then
      lock table business_partners in row exclusive mode;
      perform 1 from business_partners where number in (before, after) order by id for no key update;
      update business_partners
         set user_count = user_count + case when number = after then 1 else -1 end
       where number in (before, after);
    end if;
    return null;
  end $$`
