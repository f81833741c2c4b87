import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_claims (
        id uuid primary key default gen_random_uuid(),
        file_id bigint not null references delivery_files (id),
        user_id bigint not null references users (id),
        claimed_at timestamptz not null default now(),
        ends_at timestamptz not null,
        ended_at timestamptz,
        outcome text check (outcome in ('downloaded', 'returned', 'withdrawn')),
        served int8multirange not null default '{}',
        bytes_served bigint not null default 0 check (bytes_served >= 0),
        last_served_at timestamptz,
        constraint delivery_claims_end check ((ended_at is null) = (outcome is null))
      )`)
    this.schema.raw(`
      create unique index delivery_claims_open on delivery_claims (file_id) where ended_at is null`)
    this.schema.raw(`
      create index delivery_claims_due on delivery_claims (ends_at) where ended_at is null`)
    this.schema.raw(
      'create index delivery_claims_file on delivery_claims (file_id, claimed_at desc)'
    )
    this.schema.raw('create index delivery_claims_user on delivery_claims (user_id)')
  }

  async down() {
    this.schema.dropTable('delivery_claims')
  }
}
