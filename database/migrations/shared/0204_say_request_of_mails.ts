import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which request a mail comes from: it stands in its headers, and finds log and trace. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw('alter table mail_outbox add column request_id text')
  }

  async down() {
    this.schema.raw('alter table mail_outbox drop column request_id')
  }
}
