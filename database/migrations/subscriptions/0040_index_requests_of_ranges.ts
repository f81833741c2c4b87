import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which request a range answers is shown with each range, and asked when one is deleted. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index subscription_requests_of_range on subscription_requests (range_id)
       where range_id is not null`)
  }

  async down() {
    this.schema.raw('drop index subscription_requests_of_range')
  }
}
