import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.#allow(['failures', 'gone', 'staff'])
  }

  async down() {
    this.schema.raw(`update webhooks set off_reason = null where off_reason = 'staff'`)
    this.#allow(['failures', 'gone'])
  }

  #allow(reasons: string[]) {
    this.schema.raw(`
      alter table webhooks drop constraint webhooks_off_reason_check,
        add constraint webhooks_off_reason_check check (off_reason in ('${reasons.join("', '")}'))`)
  }
}
