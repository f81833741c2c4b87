import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table delivery_files
        add column row_count bigint check (row_count >= 0),
        add column source_bytes bigint check (source_bytes >= 0),
        add column work_percent smallint check (work_percent between 0 and 100)`)
  }

  async down() {
    this.schema.raw(`
      alter table delivery_files
        drop column row_count, drop column source_bytes, drop column work_percent`)
  }
}
