import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was read from a file's content, once for each content; moments keep their nanoseconds. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_file_facts (
        sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
        row_count bigint check (row_count >= 0),
        first_at text,
        last_at text,
        measured_at timestamptz not null default now()
      )`)
  }

  async down() {
    this.schema.dropTable('delivery_file_facts')
  }
}
