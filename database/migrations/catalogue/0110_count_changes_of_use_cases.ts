import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['use_cases', 'use_case_categories']

/** So that whoever saves an older look at one is told who was quicker. */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES) {
      this.schema.raw(`alter table ${table} add column version int not null default 1`)
    }
  }

  async down() {
    for (const table of TABLES) this.schema.raw(`alter table ${table} drop column version`)
  }
}
