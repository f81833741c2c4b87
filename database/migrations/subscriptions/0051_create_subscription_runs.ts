import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Tasks that go through the days of a type's products: how far one is, and how it ended. A type has one at a
 * time; the place up to which it came is written with what it did there.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(RUNS)
    this.schema.raw('create index subscription_runs_of_type on subscription_runs (type_id, id)')
    this.schema.raw(`
      create unique index subscription_runs_at_work on subscription_runs (type_id)
       where state in ('Waiting', 'Running')`)
  }

  async down() {
    this.schema.dropTable('subscription_runs')
  }
}

const RUNS = `
  create table subscription_runs (
    id bigint generated always as identity primary key,
    type_id int not null references subscription_types on delete cascade,
    kind text not null check (kind in ('Initialise', 'Recreate')),
    state text not null default 'Waiting'
      check (state in ('Waiting', 'Running', 'Completed', 'Stopped', 'Failed')),
    days_total int not null,
    days_done int not null default 0,
    days_entered int not null default 0,
    days_told int not null default 0,
    product_id int,
    day date,
    is_stop_wanted boolean not null default false,
    problem text,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    constraint subscription_runs_ended
      check ((state in ('Waiting', 'Running')) = (ended_at is null)),
    constraint subscription_runs_problem check ((state = 'Failed') = (problem is not null))
  )`
