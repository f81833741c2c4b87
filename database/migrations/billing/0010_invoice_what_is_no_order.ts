import { BaseSchema } from '@adonisjs/lucid/schema'

/** Invoices of other owners than orders, such as a month of reports: one for each reference. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table invoices
        alter column order_number drop not null,
        add column owner_kind text,
        add column owner_key text,
        add constraint invoices_owner check (
          (order_number is null) = (owner_kind is not null)
          and (owner_kind is null) = (owner_key is null))`)
    this.schema.raw(`
      create unique index invoices_one_an_owner on invoices (owner_kind, owner_key)
       where kind = 'Invoice' and owner_kind is not null`)
  }

  /** Refused while there are such invoices. */
  async down() {
    this.schema.raw('drop index invoices_one_an_owner')
    this.schema.raw(`
      alter table invoices
        drop column owner_kind,
        drop column owner_key,
        alter column order_number set not null`)
  }
}
