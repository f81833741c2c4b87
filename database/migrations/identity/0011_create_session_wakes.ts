import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sessions that something long, such as a download, keeps awake although nobody clicks. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create unlogged table session_wakes (
        session_id text primary key,
        until timestamptz not null
      )
    `)
    this.schema.raw('create index session_wakes_until_index on session_wakes (until)')
  }

  async down() {
    this.schema.dropTable('session_wakes')
  }
}
