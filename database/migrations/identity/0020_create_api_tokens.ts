import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tokens with which programs act for an account; only hashes are kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table api_tokens (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        kind text not null check (kind in ('account', 'marketplace')),
        name text not null,
        hash text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      )
    `)
    this.schema.raw('create index api_tokens_user_id_index on api_tokens (user_id, created_at)')
  }

  async down() {
    this.schema.dropTable('api_tokens')
  }
}
