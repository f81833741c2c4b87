import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table addresses (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        kind text not null check (kind in ('billing', 'delivery')),
        name text not null,
        address_line_1 text not null,
        address_line_2 text,
        postcode text not null,
        city text not null,
        country text not null references countries (code),
        updated_at timestamptz not null default now(),
        constraint addresses_user_kind_unique unique (user_id, kind)
      )
    `)
  }

  async down() {
    this.schema.dropTable('addresses')
  }
}
