import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table quote_counters (
        name text primary key,
        last_number bigint not null check (last_number >= 0)
      )`)
    this.schema.raw(`insert into quote_counters values ('quotes', 0)`)
    this.schema.raw(`
      create table saved_quotes (
        number bigint primary key,
        user_id bigint references users (id) on delete set null,
        created_on date not null,
        valid_until date not null check (valid_until >= created_on),
        country char(2),
        vat_id text,
        recipient text[] not null default '{}',
        recipient_country char(2),
        rules jsonb not null,
        quote jsonb not null,
        order_number bigint unique,
        created_at timestamptz not null default now()
      )`)
    this.schema.raw('create index saved_quotes_user_index on saved_quotes (user_id, number desc)')
  }

  async down() {
    this.schema.dropTable('saved_quotes')
    this.schema.dropTable('quote_counters')
  }
}
