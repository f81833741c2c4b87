import { BaseSchema } from '@adonisjs/lucid/schema'

/** The orders of the list of all reports, but that by customer, and what its search looks a code up in. */
const INDEXES = {
  reports_by_day: 'reports (day, id)',
  reports_by_price: 'reports (price_cents, id)',
  reports_by_total: 'reports ((price_cents - discount_cents), id)',
  reports_by_state: `reports ((array_position('{New,Processing,Completed,Failed}'::text[], state)), id)`,
  report_isins_of_entry: 'report_isins (entry)',
  report_isins_of_isin: 'report_isins (isin) where isin is not null',
}

/** Staff page, sort and search the reports of all customers, of whom there are many. */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on ${on}`)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
  }
}
