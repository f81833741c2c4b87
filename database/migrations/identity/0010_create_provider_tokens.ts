import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a provider gave the shop for a signed-in person, encrypted. It lies beside the session, because
 * requests that run at once write a session over each other, and an overwritten token is of no use.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table provider_tokens (
        id uuid primary key default gen_random_uuid(),
        user_id bigint not null references users (id) on delete cascade,
        provider text not null check (provider in ('customers', 'staff')),
        id_token text not null,
        refresh_token text,
        renew_at timestamptz,
        created_at timestamptz not null default now()
      )
    `)
    this.schema.raw('create index provider_tokens_user_index on provider_tokens (user_id)')
    this.schema.raw('create index provider_tokens_created_at_index on provider_tokens (created_at)')
  }

  async down() {
    this.schema.dropTable('provider_tokens')
  }
}
