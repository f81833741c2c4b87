import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What drafted rules would have brought: asked for by staff, reckoned by a worker, kept as a report with
 * its day. Whether one is published, and from when, is said once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table rehearsals (
        id bigint generated always as identity primary key,
        name text not null,
        changes jsonb not null,
        from_day date not null,
        since_day date not null,
        asked_by text not null,
        state text not null default 'Waiting'
          check (state in ('Waiting', 'Running', 'Done', 'Stopped', 'Failed')),
        done bigint not null default 0,
        total bigint,
        report jsonb,
        asked_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        ended_at timestamptz,
        published_from date,
        published_at timestamptz,
        published_by text,
        constraint rehearsals_report check ((state = 'Done') = (report is not null)),
        constraint rehearsals_published check (published_from is null or state = 'Done')
      )`)
    this.schema.raw(`
      create index rehearsals_open on rehearsals (id) where state in ('Waiting', 'Running')`)
  }

  async down() {
    this.schema.dropTable('rehearsals')
  }
}
