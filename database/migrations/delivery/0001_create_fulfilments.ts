import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table fulfilments (
        id bigint generated always as identity primary key,
        reference text not null unique,
        licensee text not null,
        state text not null default 'Running' check (state in ('Running', 'Completed', 'Failed')),
        failure_code text,
        failure_params jsonb not null default '{}',
        created_at timestamptz not null default now(),
        completed_at timestamptz,
        constraint fulfilments_completion check ((state = 'Completed') = (completed_at is not null)),
        constraint fulfilments_failure check ((state = 'Failed') = (failure_code is not null))
      )`)
    this.schema.raw('create index fulfilments_licensee on fulfilments (licensee)')
  }

  async down() {
    this.schema.dropTable('fulfilments')
  }
}
