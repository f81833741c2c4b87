import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whose reports could not be invoiced at the last month end, and why; gone when they are. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table report_invoice_problems (
        user_id bigint primary key references users (id) on delete cascade,
        month date not null,
        code text not null,
        tried_at timestamptz not null default now()
      )`)
    this.schema.raw(
      'create index reports_of_invoice on reports (invoice_id) where invoice_id is not null'
    )
  }

  async down() {
    this.schema.raw('drop index reports_of_invoice')
    this.schema.dropTable('report_invoice_problems')
  }
}
