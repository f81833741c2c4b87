import { BaseSchema } from '@adonisjs/lucid/schema'

/** So that of two programs that decide on one discount the second is told. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw('alter table reports add column version int not null default 1')
  }

  async down() {
    this.schema.raw('alter table reports drop column version')
  }
}
