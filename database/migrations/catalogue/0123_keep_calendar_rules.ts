import { BaseSchema } from '@adonisjs/lucid/schema'

/** The holidays that come again every year, in the grammar of the holidays library: years ahead follow from them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table trading_calendars add column rules jsonb not null default '{}'`)
  }

  async down() {
    this.schema.raw('alter table trading_calendars drop column rules')
  }
}
