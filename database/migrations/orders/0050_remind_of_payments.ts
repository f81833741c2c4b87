import { BaseSchema } from '@adonisjs/lucid/schema'

/** On which days customers were reminded of what they still have to transfer: once a day. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table payment_reminders (
        order_number bigint not null references orders (number),
        day date not null,
        sent_at timestamptz not null default now(),
        primary key (order_number, day)
      )`)
  }

  async down() {
    this.schema.dropTable('payment_reminders')
  }
}
