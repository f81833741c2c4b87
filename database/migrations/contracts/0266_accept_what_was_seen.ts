import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was seen when it was accepted; of older ones, null, nobody knows. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw(`
      alter table contract_acceptances add column kind text, add column days datemultirange`)
  }

  async down() {
    this.schema.raw('alter table contract_acceptances drop column kind, drop column days')
  }
}
