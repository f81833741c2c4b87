import { BaseSchema } from '@adonisjs/lucid/schema'

/** Private keys of the shop's own provider, encrypted with the application key. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table signing_keys (
        name text primary key,
        encrypted_jwk text not null,
        created_at timestamptz not null default now()
      )
    `)
  }

  async down() {
    this.schema.dropTable('signing_keys')
  }
}
