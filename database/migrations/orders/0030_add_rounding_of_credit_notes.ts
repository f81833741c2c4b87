import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A refund is any amount of cents, but not every one is a basis and the VAT that is due on it: what
 * lies between is named as a rounding amount (BT-114 of EN 16931).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table invoices
        add column rounding_cents bigint not null default 0,
        add constraint invoices_rounding check (kind = 'CreditNote' or rounding_cents = 0)`)
  }

  async down() {
    this.schema.raw('alter table invoices drop column rounding_cents')
  }
}
