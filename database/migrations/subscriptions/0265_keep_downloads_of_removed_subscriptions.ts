import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = {
  subscription_downloads_of_fetcher: 'subscription_downloads (user_id, at)',
  subscription_versions_of_subscription: 'subscription_versions (subscription_id)',
}

/** Who fetched what stays proven after the subscription was taken away; its type is told by its versions. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      alter table subscription_downloads
        drop constraint if exists subscription_downloads_subscription_id_fkey`)
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index concurrently if not exists ${name} on ${on}`)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index concurrently ${name}`)
  }
}
