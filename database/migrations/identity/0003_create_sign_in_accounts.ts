import { BaseSchema } from '@adonisjs/lucid/schema'

/** The accounts of the provider that the shop brings along for its customers. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sign_in_accounts (
        subject uuid primary key default gen_random_uuid(),
        email citext not null,
        email_verified boolean not null default false,
        username citext not null,
        first_name text not null,
        last_name text not null,
        groups text[] not null default '{}',
        password_hash text,
        password_changed_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint sign_in_accounts_email_unique unique (email),
        constraint sign_in_accounts_username_unique unique (username),
        constraint sign_in_accounts_username_is_no_email check (position('@' in username) = 0)
      )
    `)
  }

  async down() {
    this.schema.dropTable('sign_in_accounts')
  }
}
