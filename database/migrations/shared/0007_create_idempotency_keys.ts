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
    this.schema.raw(CLAIM)
  }

  async down() {
    this.schema.raw('drop function claim_idempotency_key')
    this.schema.dropTable('idempotency_keys')
  }
}

/** Two statements in one call: what was stored is read as it is once the key is held. */
const CLAIM = `
  create function claim_idempotency_key(wanted_scope text, wanted_key text)
    returns table (alone boolean, fingerprint text, answer jsonb) language plpgsql as $$
  begin
    alone := pg_try_advisory_xact_lock(
      hashtextextended(wanted_scope || '|' || wanted_key, 1));
    if alone then
      select stored.fingerprint, stored.answer into fingerprint, answer
        from idempotency_keys stored
       where stored.scope = wanted_scope and stored.key = wanted_key;
    end if;
    return next;
  end $$`
