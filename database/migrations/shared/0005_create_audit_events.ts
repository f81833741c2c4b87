import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table audit_events (
        id bigint generated always as identity primary key,
        subject_type text not null,
        subject_id text not null,
        seq int not null check (seq > 0),
        actor_id bigint,
        actor_label text not null,
        action text not null,
        before jsonb,
        after jsonb,
        reason text,
        request_id text,
        created_at timestamptz not null default clock_timestamp(),
        constraint audit_events_seq unique (subject_type, subject_id, seq)
      )`)
    this.schema.raw('create index audit_events_actor on audit_events (actor_id, id)')
    this.schema.raw('create index audit_events_time on audit_events (created_at)')
    this.schema.raw(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit events are append-only' using errcode = 'restrict_violation';
      end $$`)
    this.schema.raw(`
      create trigger audit_events_are_final before update or delete on audit_events
        for each row execute function refuse_audit_change()`)
  }

  async down() {
    this.schema.dropTable('audit_events')
    this.schema.raw('drop function refuse_audit_change')
  }
}
