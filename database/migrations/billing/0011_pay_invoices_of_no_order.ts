import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was transferred for an invoice that is of no order; a line of a statement pays once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table bank_statement_entries add column reference_invoice bigint')
    this.schema.raw(`
      create table invoice_payments (
        id bigint generated always as identity primary key,
        invoice_id bigint not null references invoices (id),
        amount_cents bigint not null check (amount_cents > 0),
        booked_on date not null,
        entry_id bigint not null unique references bank_statement_entries (id),
        reference text,
        booked_by_id bigint,
        booked_by text not null,
        created_at timestamptz not null default now()
      )`)
    this.schema.raw('create index invoice_payments_of_invoice on invoice_payments (invoice_id)')
    this.schema.raw(
      'create index invoices_correcting on invoices (corrects_id) where corrects_id is not null'
    )
  }

  async down() {
    this.schema.raw('drop index invoices_correcting')
    this.schema.dropTable('invoice_payments')
    this.schema.raw('alter table bank_statement_entries drop column reference_invoice')
  }
}
