import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table quotas (
        id bigint generated always as identity primary key,
        total_cents bigint not null check (total_cents > 0),
        used_cents bigint not null default 0,
        date_from date not null,
        date_to date not null,
        comment text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint quotas_never_overspent check (used_cents between 0 and total_cents),
        constraint quotas_period check (date_from <= date_to),
        constraint quotas_no_overlap exclude using gist (daterange(date_from, date_to, '[]') with &&)
      )`)

    this.schema.raw(`
      create table quota_entries (
        order_id bigint primary key references orders (id),
        quota_id bigint not null references quotas (id),
        amount_cents bigint not null check (amount_cents >= 0),
        state text not null check (state in ('Reserved', 'Booked', 'Released')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`)
    this.schema.raw(
      'create index quota_entries_of_quota on quota_entries (quota_id, created_at desc)'
    )
  }

  async down() {
    this.schema.dropTable('quota_entries')
    this.schema.dropTable('quotas')
  }
}
