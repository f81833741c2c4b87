import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which version of the terms was in force when a report was asked for; of older ones nobody wrote it down. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw('alter table reports add column terms_version text')
  }

  async down() {
    this.schema.raw('alter table reports drop column terms_version')
  }
}
