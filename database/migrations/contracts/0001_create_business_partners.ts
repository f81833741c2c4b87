import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table business_partners (
        id bigint primary key,
        number text not null generated always as (id::text) stored,
        name text not null,
        country text not null references countries (code),
        version int not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint business_partners_id check (id between 0 and 9999999999),
        constraint business_partners_name check (name = btrim(name) and length(name) between 1 and 200),
        constraint business_partners_known_as unique (number, name)
      )`)
    this.schema.raw('create index business_partners_by_name on business_partners (lower(name), id)')
    this.schema.raw('create index business_partners_of_country on business_partners (country, id)')
    this.schema.raw(
      'create index business_partners_found_by_name on business_partners using gin (name gin_trgm_ops)'
    )
    this.schema.raw(
      'create index business_partners_found_by_id on business_partners ((id::text) text_pattern_ops)'
    )
    await this.#letUsersReferToThem()
  }

  async down() {
    this.schema.raw(`
      alter table users drop constraint users_business_partner,
        drop constraint users_whole_business_partner`)
    this.schema.raw('drop index users_of_business_partner')
    this.schema.dropTable('business_partners')
  }

  /**
   * A user carries number and name of a partner. While one does, the partner keeps both and stays, whatever
   * happens at the same moment. Nothing has ever written these columns; what an operator may have put
   * there by hand stays, and is held to the rules when it is changed.
   */
  async #letUsersReferToThem() {
    this.schema.raw(`
      alter table users
        add constraint users_business_partner foreign key (business_partner_id, business_partner_name)
          references business_partners (number, name) not valid,
        add constraint users_whole_business_partner
          check ((business_partner_id is null) = (business_partner_name is null)) not valid`)
    this.schema.raw(`
      create index users_of_business_partner on users (business_partner_id)
        where business_partner_id is not null`)
  }
}
