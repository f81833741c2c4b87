import { BaseSchema } from '@adonisjs/lucid/schema'

/** Wishes of people to have their account deleted; each has at most one that is open. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table account_deletion_requests (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        reason text,
        created_at timestamptz not null default now(),
        withdrawn_at timestamptz
      )
    `)
    this.schema.raw(`
      create unique index account_deletion_requests_open_unique
        on account_deletion_requests (user_id) where withdrawn_at is null
    `)
  }

  async down() {
    this.schema.dropTable('account_deletion_requests')
  }
}
