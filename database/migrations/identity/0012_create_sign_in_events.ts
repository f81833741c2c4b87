import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Who signed in, or tried to, from where; kept for 90 days. The subject is what the provider calls the
 * person; nobody has it where a name was typed that no account has.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sign_in_events (
        id bigint generated always as identity primary key,
        provider text not null check (provider in ('customers', 'staff')),
        subject text,
        outcome text not null check (outcome in (
          'signed_in', 'wrong_password', 'blocked', 'locked', 'insufficient_roles',
          'undefined_state'
        )),
        ip_address text,
        user_agent text,
        created_at timestamptz not null default clock_timestamp()
      )
    `)
    this.schema.raw(
      `create index sign_in_events_subject_index on sign_in_events (subject, id desc)
       where subject is not null`
    )
    this.schema.raw('create index sign_in_events_created_at_index on sign_in_events (created_at)')
  }

  async down() {
    this.schema.dropTable('sign_in_events')
  }
}
