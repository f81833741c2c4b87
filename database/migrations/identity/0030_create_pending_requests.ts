import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What strangers typed, until the worker has dealt with it. The queue, which keeps its jobs for a
 * while, gets the number only.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table pending_requests (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('registration', 'sign_in_link')),
        key_hash text not null,
        payload jsonb not null,
        created_at timestamptz not null default now()
      )
    `)
    this.schema.raw('create index pending_requests_key_index on pending_requests (kind, key_hash)')
    this.schema.raw(
      'create index pending_requests_created_at_index on pending_requests (created_at)'
    )
  }

  async down() {
    this.schema.dropTable('pending_requests')
  }
}
