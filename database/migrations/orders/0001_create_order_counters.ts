import { BaseSchema } from '@adonisjs/lucid/schema'

/** A locked row instead of a sequence: a rolled back checkout gives its number back, so none is missing. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_counters (
        name text primary key,
        last_number bigint not null check (last_number >= 0)
      )`)
    this.schema.raw(`insert into order_counters (name, last_number) values ('orders', 10400)`)
  }

  async down() {
    this.schema.dropTable('order_counters')
  }
}
