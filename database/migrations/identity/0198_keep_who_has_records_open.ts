import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who has which record open for writing just now; rows are over after seconds and refer to nothing. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create unlogged table open_records (
        kind text not null,
        record_id bigint not null,
        user_id bigint not null,
        since timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        primary key (kind, record_id, user_id)
      )`)
    this.schema.raw('create index open_records_seen on open_records (seen_at)')
  }

  async down() {
    this.schema.dropTable('open_records')
  }
}
