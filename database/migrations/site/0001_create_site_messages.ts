import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table site_messages (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('contact', 'subscription_request')),
        user_id bigint references users on delete set null,
        env_type text not null check (env_type in ('internal', 'external')),
        user_title text check (user_title in ('ms', 'mr', 'dr', 'prof')),
        first_name text not null,
        last_name text not null,
        company text,
        country text references countries (code),
        email text not null,
        subject text not null,
        message text not null,
        product_code text,
        heard_how text
          check (heard_how in ('search_engine', 'exchange_website', 'recommendation', 'other')),
        heard_other text,
        consent_version text,
        consented_at timestamptz,
        locale text not null check (locale in ('en', 'de')),
        created_at timestamptz not null default now(),
        constraint site_messages_consent check ((consent_version is null) = (consented_at is null)),
        constraint site_messages_heard_other check (heard_other is null or heard_how = 'other')
      )`)
    this.schema.raw('create index site_messages_created on site_messages (created_at desc)')
    this.schema.raw('create index site_messages_user on site_messages (user_id)')
  }

  async down() {
    this.schema.dropTable('site_messages')
  }
}
