import { BaseSchema } from '@adonisjs/lucid/schema'

/** As the list of invoices writes a paper's number. */
const LABEL = `(case kind when 'Invoice' then 'RE-' else 'RK-' end || number)`

const INDEXES = {
  invoices_said: `using gin (${LABEL} gin_trgm_ops, (order_number::text) gin_trgm_ops, company gin_trgm_ops)`,
  invoices_of_amount: '(gross_cents)',
}

/** Staff find a paper among all of many years by its number, order, company or total. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index concurrently ${name} on invoices ${on}`)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index concurrently ${name}`)
  }
}
