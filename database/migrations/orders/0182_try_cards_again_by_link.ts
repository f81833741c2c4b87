import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tries of one payment link belong together; the link is named by the first of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table payment_attempts add column link_id uuid')
    this.schema.raw(`
      create index payment_attempts_of_link on payment_attempts (link_id)
        where link_id is not null`)
  }

  async down() {
    this.schema.raw('alter table payment_attempts drop column link_id')
  }
}
