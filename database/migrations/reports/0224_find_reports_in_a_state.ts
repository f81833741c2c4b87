import { BaseSchema } from '@adonisjs/lucid/schema'

/** Reports that failed, or that wait, are few among many: they are found without reading the others. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('create index concurrently reports_in_state on reports (state, id)')
  }

  async down() {
    this.schema.raw('drop index concurrently reports_in_state')
  }
}
