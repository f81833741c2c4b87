import { BaseSchema } from '@adonisjs/lucid/schema'

/** Receivers that did not answer are asked once before they get more; the claim looks them up by name. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index webhooks_silent on webhooks (receiver) where paused_until is not null'
    )
  }

  async down() {
    this.schema.raw('drop index webhooks_silent')
  }
}
