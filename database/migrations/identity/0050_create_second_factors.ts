import { BaseSchema } from '@adonisjs/lucid/schema'

const OUTCOMES = ['signed_in', 'wrong_password', 'blocked', 'locked', 'insufficient_roles']
const listOf = (names: string[]) => names.map((name) => `'${name}'`).join(', ')
const outcomes = (names: string[]) => `
  alter table sign_in_events drop constraint sign_in_events_outcome_check;
  alter table sign_in_events add constraint sign_in_events_outcome_check
    check (outcome in (${listOf(names)}))`

/**
 * Second factors of the accounts of the provider that the shop brings along. What was used once is
 * known to the database, so that a code counts once however many requests bring it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table authenticators (
        subject uuid primary key references sign_in_accounts (subject) on delete cascade,
        encrypted_secret text not null,
        last_step bigint not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`)
    this.schema.raw(`
      create table passkeys (
        id bigint generated always as identity primary key,
        subject uuid not null references sign_in_accounts (subject) on delete cascade,
        credential_id text not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null default '{}',
        is_synced boolean not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        constraint passkeys_credential_id_unique unique (credential_id)
      )`)
    this.schema.raw('create index passkeys_subject_index on passkeys (subject)')
    this.schema.raw(`
      create table recovery_codes (
        id bigint generated always as identity primary key,
        subject uuid not null references sign_in_accounts (subject) on delete cascade,
        code_hash text not null,
        created_at timestamptz not null,
        used_at timestamptz,
        constraint recovery_codes_subject_code_hash_unique unique (subject, code_hash)
      )`)
    this.schema.raw(
      outcomes([...OUTCOMES, 'undefined_state', 'wrong_code', 'second_factor_missing'])
    )
  }

  async down() {
    this.schema.raw(
      `delete from sign_in_events where outcome in ('wrong_code', 'second_factor_missing')`
    )
    this.schema.raw(outcomes([...OUTCOMES, 'undefined_state']))
    for (const table of ['recovery_codes', 'passkeys', 'authenticators']) {
      this.schema.dropTable(table)
    }
  }
}
