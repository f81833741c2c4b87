import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_fetch_tokens (
        token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
        fulfilment_id bigint not null references fulfilments (id),
        user_id bigint not null references users (id),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`)
    this.schema.raw('create index delivery_fetch_tokens_end on delivery_fetch_tokens (expires_at)')
  }

  async down() {
    this.schema.dropTable('delivery_fetch_tokens')
  }
}
