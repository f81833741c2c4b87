import { BaseSchema } from '@adonisjs/lucid/schema'

/** Calls that programs name by an Idempotency-Key, with their answers for a day. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table answered_calls (
        caller bigint not null,
        key text not null,
        fingerprint text not null,
        attempt uuid not null,
        begun_at timestamptz not null default now(),
        is_carried_out boolean not null default false,
        answer text,
        primary key (caller, key)
      )`)
    this.schema.raw('create index answered_calls_age on answered_calls (begun_at)')
  }

  async down() {
    this.schema.dropTable('answered_calls')
  }
}
