import { BaseSchema } from '@adonisjs/lucid/schema'

/** To whom an answer goes: the sender of a message, who is not the shop. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table mail_outbox add column reply_to text')
  }

  async down() {
    this.schema.raw('alter table mail_outbox drop column reply_to')
  }
}
