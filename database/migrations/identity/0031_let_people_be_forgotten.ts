import { BaseSchema } from '@adonisjs/lucid/schema'

const FUNCTION = 'create or replace function refuse_audit_change() returns trigger language plpgsql'
const REFUSAL = `raise exception 'audit events are append-only' using errcode = 'restrict_violation'`

/**
 * Accounts that were deleted on request. The history of what happened stays, without the names in it:
 * a transaction that forgets a person says so, and may change nothing but words.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table users add column erased_at timestamptz')
    this.schema.raw('alter table account_deletion_requests add column completed_at timestamptz')
    this.schema.raw(`
      create index account_deletion_requests_waiting on account_deletion_requests (created_at)
        where withdrawn_at is null and completed_at is null`)
    this.schema.raw(`
      ${FUNCTION} as $$
      begin
        if tg_op = 'UPDATE' and current_setting('kontor.forgets', true) = 'a person'
          and (new.id, new.subject_type, new.subject_id, new.seq, new.actor_id, new.action,
               new.request_id, new.created_at)
            is not distinct from
              (old.id, old.subject_type, old.subject_id, old.seq, old.actor_id, old.action,
               old.request_id, old.created_at)
        then
          return new;
        end if;
        ${REFUSAL};
      end $$`)
  }

  async down() {
    this.schema.raw(`${FUNCTION} as $$ begin ${REFUSAL}; end $$`)
    this.schema.raw('drop index account_deletion_requests_waiting')
    this.schema.raw('alter table account_deletion_requests drop column completed_at')
    this.schema.raw('alter table users drop column erased_at')
  }
}
