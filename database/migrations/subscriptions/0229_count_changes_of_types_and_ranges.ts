import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['subscription_types', 'subscription_ranges']

/** So that whoever changes or deletes an older look at one is told who was quicker. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`set lock_timeout = '2s'`)
    for (const table of TABLES) {
      this.schema.raw(`alter table ${table} add column version int not null default 1`)
    }
  }

  async down() {
    for (const table of TABLES) this.schema.raw(`alter table ${table} drop column version`)
  }
}
