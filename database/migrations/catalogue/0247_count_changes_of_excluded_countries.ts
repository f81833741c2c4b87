import { BaseSchema } from '@adonisjs/lucid/schema'

/** So that of two programs that say where a product is not sold the second is told. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw('alter table products add column countries_version int not null default 1')
  }

  async down() {
    this.schema.raw('alter table products drop column countries_version')
  }
}
