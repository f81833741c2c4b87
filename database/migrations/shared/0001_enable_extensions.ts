import { BaseSchema } from '@adonisjs/lucid/schema'

const EXTENSIONS = ['citext', 'pg_trgm', 'btree_gist', 'pgcrypto']

export default class extends BaseSchema {
  async up() {
    for (const name of EXTENSIONS) this.schema.raw(`create extension if not exists ${name}`)
  }

  async down() {
    for (const name of EXTENSIONS) this.schema.raw(`drop extension if exists ${name}`)
  }
}
