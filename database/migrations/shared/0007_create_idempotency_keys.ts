import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table idempotency_keys (
        scope text not null,
        key text not null,
        fingerprint text not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (scope, key)
      )`)
    this.schema.raw('create index idempotency_keys_age on idempotency_keys (created_at)')
  }

  async down() {
    this.schema.dropTable('idempotency_keys')
  }
}
