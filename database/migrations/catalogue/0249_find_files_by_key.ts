import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a folder holds of the shop already is asked of all products, whose inventory may be of tens of millions. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(
      'create index concurrently lake_files_by_key on lake_files (key text_pattern_ops)'
    )
  }

  async down() {
    this.schema.raw('drop index lake_files_by_key')
  }
}
