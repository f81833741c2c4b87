import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Who takes care of what lies on the staff's desk, and until when something may rest. What lies there
 * is read from the tables of those that own it; here is only what the desk adds, one row a thing.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table desk_marks (
        kind text not null,
        key text not null check (length(key) between 1 and 100),
        taken_by_id bigint references users (id),
        taken_at timestamptz,
        snoozed_until date,
        changed_by_id bigint not null references users (id),
        changed_at timestamptz not null default now(),
        primary key (kind, key),
        constraint desk_marks_taken check ((taken_by_id is null) = (taken_at is null))
      )`)
    this.schema.raw(
      'create index desk_marks_taken on desk_marks (taken_by_id) where taken_by_id is not null'
    )
    this.schema.raw('create index desk_marks_changed on desk_marks (changed_at)')
  }

  async down() {
    this.schema.dropTable('desk_marks')
  }
}
