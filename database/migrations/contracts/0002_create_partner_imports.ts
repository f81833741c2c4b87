import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table partner_imports (
        id bigint generated always as identity primary key,
        source text not null,
        encoding text not null check (encoding in ('UTF-8', 'Windows-1252')),
        state text not null default 'Checked' check (state in ('Checked', 'Written')),
        heads text[],
        lines int not null default 0,
        new_lines int not null default 0,
        changed_lines int not null default 0,
        unchanged_lines int not null default 0,
        blocked_lines int not null default 0,
        actor_id bigint,
        actor_label text not null,
        created_at timestamptz not null default now(),
        written_at timestamptz,
        constraint partner_imports_written check ((state = 'Written') = (written_at is not null))
      )`)
    this.schema.raw(`
      create table partner_import_lines (
        import_id bigint not null references partner_imports (id) on delete cascade,
        line int not null,
        text text not null,
        partner_id bigint,
        name text,
        country text,
        problems text[] not null default '{}',
        outcome text check (outcome in
          ('new', 'changed', 'unchanged', 'repeated', 'wrong', 'twice', 'held')),
        was_outcome text,
        first_line int,
        old_name text,
        old_country text,
        primary key (import_id, line)
      )`)
    this.schema.raw(`
      create index partner_import_lines_of_partner on partner_import_lines (import_id, partner_id)`)
  }

  async down() {
    this.schema.dropTable('partner_import_lines')
    this.schema.dropTable('partner_imports')
  }
}
