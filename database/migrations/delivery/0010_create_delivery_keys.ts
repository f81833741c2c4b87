import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys that sign manifests; the public halves of retired ones stay for ever. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_keys (
        id text primary key,
        public_jwk jsonb not null,
        encrypted_private_jwk text not null,
        created_at timestamptz not null default now(),
        retired_at timestamptz
      )`)
    this.schema.raw(`
      create unique index delivery_keys_current on delivery_keys ((true))
        where retired_at is null`)
  }

  async down() {
    this.schema.dropTable('delivery_keys')
  }
}
