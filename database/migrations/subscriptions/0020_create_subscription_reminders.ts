import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who was reminded of which end and how many days before; an end that moves is reminded of anew. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table subscription_reminders (
        range_id bigint not null references subscription_ranges on delete cascade,
        ends_on date not null,
        days_before smallint not null check (days_before in (30, 7, 0)),
        sent_at timestamptz not null default now(),
        primary key (range_id, ends_on, days_before)
      )`)
  }

  async down() {
    this.schema.dropTable('subscription_reminders')
  }
}
