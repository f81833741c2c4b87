import { BaseSchema } from '@adonisjs/lucid/schema'

/** Invoices and credit notes count on where the counters of the orders stopped for them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table invoice_counters (
        name text primary key check (name in ('invoices', 'credit_notes')),
        last_number bigint not null
      )`)
    this.schema.raw(`
      with taken as (
        delete from order_counters where name in ('invoices', 'credit_notes')
        returning name, last_number
      )
      insert into invoice_counters (name, last_number) select name, last_number from taken`)
  }

  async down() {
    this.schema.raw(`
      insert into order_counters (name, last_number)
      select name, last_number from invoice_counters`)
    this.schema.dropTable('invoice_counters')
  }
}
