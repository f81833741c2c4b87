import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An announcement is one message, whoever is told; each webhook that is told has a delivery of it.
 * Times are the database's, so that workers whose clocks differ agree.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table webhooks (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        name text not null check (char_length(name) between 1 and 80),
        url text not null check (char_length(url) between 1 and 500),
        receiver text not null,
        events text[] not null check (cardinality(events) > 0),
        is_on boolean not null default true,
        off_reason text check (off_reason in ('failures', 'gone')),
        secret text not null,
        former_secret text,
        former_secret_until timestamptz,
        failing_since timestamptz,
        paused_until timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check ((former_secret is null) = (former_secret_until is null))
      )`)
    this.schema.raw('create index webhooks_of_user on webhooks (user_id, id)')
    this.schema.raw(
      'create index webhooks_failing on webhooks (failing_since) where failing_since is not null and is_on'
    )
    this.schema.raw(`
      create table webhook_messages (
        id text primary key,
        event text not null,
        dedupe_key text not null unique,
        body text not null,
        created_at timestamptz not null default now()
      )`)
    this.schema.raw('create index webhook_messages_by_age on webhook_messages (created_at)')
    this.schema.raw(`
      create table webhook_deliveries (
        id bigint generated always as identity primary key,
        webhook_id bigint not null references webhooks (id) on delete cascade,
        message_id text not null references webhook_messages (id) on delete cascade,
        receiver text not null,
        state text not null default 'Waiting' check (state in ('Waiting', 'Delivered', 'Failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        leased_until timestamptz,
        give_up_at timestamptz not null,
        last_status integer,
        last_problem text,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        unique (message_id, webhook_id)
      )`)
    this.schema.raw(
      'create index webhook_deliveries_of_hook on webhook_deliveries (webhook_id, id)'
    )
    this.schema.raw(`
      create index webhook_deliveries_waiting on webhook_deliveries (receiver, next_attempt_at, id)
       where state = 'Waiting'`)
    this.schema.raw(`
      create index webhook_deliveries_in_flight on webhook_deliveries (receiver, leased_until)
       where leased_until is not null`)
    this.schema.raw(`
      create table webhook_attempts (
        delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
        number integer not null,
        at timestamptz not null,
        duration_ms integer not null,
        status integer,
        problem text,
        answer text,
        primary key (delivery_id, number)
      )`)
  }

  async down() {
    this.schema.dropTable('webhook_attempts')
    this.schema.dropTable('webhook_deliveries')
    this.schema.dropTable('webhook_messages')
    this.schema.dropTable('webhooks')
  }
}
