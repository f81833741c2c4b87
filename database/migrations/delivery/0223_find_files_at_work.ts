import { BaseSchema } from '@adonisjs/lucid/schema'

/** The few files of an order that are being made just now are found without reading the others. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(`
      create index concurrently delivery_files_at_work on delivery_files (fulfilment_id)
        where state = 'Preparing' and work_percent > 0`)
  }

  async down() {
    this.schema.raw('drop index concurrently delivery_files_at_work')
  }
}
