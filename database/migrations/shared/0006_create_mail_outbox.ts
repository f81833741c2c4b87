import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table mail_outbox (
        id bigint generated always as identity primary key,
        dedupe_key text not null unique,
        message_id text not null unique,
        recipient text not null,
        locale text not null check (locale in ('en', 'de')),
        subject text not null,
        text_body text not null,
        html_body text not null,
        attachments jsonb not null default '[]',
        state text not null default 'Waiting' check (state in ('Waiting', 'Sent', 'Dead')),
        attempts int not null default 0,
        next_attempt_at timestamptz not null default now(),
        give_up_at timestamptz not null default now() + interval '48 hours',
        last_error text,
        sent_at timestamptz,
        created_at timestamptz not null default now(),
        constraint mail_outbox_sent check ((state = 'Sent') = (sent_at is not null))
      )`)
    this.schema.raw(`
      create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'Waiting'`)
    this.schema.raw(`create index mail_outbox_dead on mail_outbox (id) where state = 'Dead'`)
    this.schema.raw('create index mail_outbox_recipient on mail_outbox (recipient, id)')
  }

  async down() {
    this.schema.dropTable('mail_outbox')
  }
}
