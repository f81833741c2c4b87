import { BaseSchema } from '@adonisjs/lucid/schema'

/** One-time links by mail that let the owner of an address choose a password; only hashes are kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sign_in_links (
        id bigint generated always as identity primary key,
        subject uuid not null references sign_in_accounts (subject) on delete cascade,
        purpose text not null check (purpose in ('activation', 'reset')),
        token_hash text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now(),
        constraint sign_in_links_token_hash_unique unique (token_hash)
      )
    `)
    this.schema.raw(
      'create index sign_in_links_subject_index on sign_in_links (subject, created_at)'
    )
    this.schema.raw('create index sign_in_links_expires_at_index on sign_in_links (expires_at)')
  }

  async down() {
    this.schema.dropTable('sign_in_links')
  }
}
