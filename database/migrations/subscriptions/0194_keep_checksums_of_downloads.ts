import { BaseSchema } from '@adonisjs/lucid/schema'

/** What exactly was sent: a day that is corrected later has another checksum then. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      alter table subscription_downloads
        add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`)
  }

  async down() {
    this.schema.raw('alter table subscription_downloads drop column sha256')
  }
}
