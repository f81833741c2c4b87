import { BaseSchema } from '@adonisjs/lucid/schema'

/** Codes by mail that prove who owns an additional e-mail address; only hashes are kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table email_verifications (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        place text not null check (place in ('second', 'third')),
        email citext not null,
        code_hash text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        constraint email_verifications_code_hash_unique unique (code_hash)
      )
    `)
    this.schema.raw(
      'create index email_verifications_user_id_index on email_verifications (user_id, place)'
    )
    this.schema.raw(
      'create index email_verifications_expires_at_index on email_verifications (expires_at)'
    )
  }

  async down() {
    this.schema.dropTable('email_verifications')
  }
}
