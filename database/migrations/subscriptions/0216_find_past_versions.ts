import { BaseSchema } from '@adonisjs/lucid/schema'

/** What somebody had on a day and was taken away or changed since is found by that day. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(`
      create index concurrently if not exists subscription_versions_past
          on subscription_versions (shop_day(until)) where until is not null and state is not null`)
  }

  async down() {
    this.schema.raw('drop index concurrently subscription_versions_past')
  }
}
