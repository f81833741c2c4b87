import { BaseSchema } from '@adonisjs/lucid/schema'

/** Missing days are shown beside late ones, and are found like them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index arrival_days_late_index')
    this.schema.raw(`
      create index arrival_days_overdue_index on arrival_days (product_id)
       where status in ('Late', 'Missing')`)
  }

  async down() {
    this.schema.raw('drop index arrival_days_overdue_index')
    this.schema.raw(`
      create index arrival_days_late_index on arrival_days (product_id) where status = 'Late'`)
  }
}
