import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table trial_requests (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('trial', 'sample_data')),
        product_code text not null,
        sub_product_code text,
        user_id bigint references users on delete set null,
        title text check (title in ('ms', 'mr', 'dr', 'prof')),
        first_name text not null,
        last_name text not null,
        company_name text not null,
        company_phone text,
        company_email text not null,
        street text not null,
        postal_code text not null,
        city text not null,
        country text not null references countries (code),
        tin text,
        effective_on date not null,
        trial_weeks smallint not null check (trial_weeks > 0),
        retained_price_cents bigint check (retained_price_cents >= 0),
        message text,
        terms_version text not null,
        terms_accepted_at timestamptz not null,
        legal_entity_confirmed_at timestamptz not null,
        locale text not null check (locale in ('en', 'de')),
        created_at timestamptz not null default now()
      )`)
    this.schema.raw('create index trial_requests_created on trial_requests (created_at desc)')
    this.schema.raw(
      'create index trial_requests_email on trial_requests (lower(company_email), created_at)'
    )
    this.schema.raw('create index trial_requests_user on trial_requests (user_id)')
  }

  async down() {
    this.schema.dropTable('trial_requests')
  }
}
