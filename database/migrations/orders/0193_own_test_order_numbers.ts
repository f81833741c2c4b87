import { BaseSchema } from '@adonisjs/lucid/schema'

/** The numbers of test orders go with their table, also where a restore that failed is taken back. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter sequence test_order_numbers owned by test_orders.number')
  }

  async down() {
    this.schema.raw('alter sequence test_order_numbers owned by none')
  }
}
