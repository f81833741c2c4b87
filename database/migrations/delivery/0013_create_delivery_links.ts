import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_links (
        id uuid primary key default gen_random_uuid(),
        fulfilment_id bigint not null references fulfilments (id),
        token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
        created_by bigint not null references users (id),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        deleted_at timestamptz,
        deleted_by bigint references users (id),
        constraint delivery_links_deletion check ((deleted_at is null) = (deleted_by is null))
      )`)
    this.schema.raw(`
      create index delivery_links_of_fulfilment on delivery_links (fulfilment_id, created_at desc)`)
  }

  async down() {
    this.schema.dropTable('delivery_links')
  }
}
