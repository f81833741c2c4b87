import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Long looks over the lake that staff ask for and a worker does: through a folder for what it could be
 * sold as, and again through the days of a product. What was found stands in rows of its own, each of
 * which is edited until it is made a product.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(RUNS)
    this.schema.raw(`
      create index lake_runs_open on lake_runs (touched_at) where state in ('Waiting', 'Running')`)
    this.schema.raw(`create index lake_runs_of_product on lake_runs (product_id, id)`)
    this.schema.raw(`
      create unique index lake_runs_one_of_product on lake_runs (product_id)
       where state in ('Waiting', 'Running')`)
    this.schema.raw(SERIES)
    this.schema.raw(`
      create index discovered_series_of_product on discovered_series (product_id)`)
  }

  async down() {
    this.schema.dropTable('discovered_series')
    this.schema.dropTable('lake_runs')
  }
}

const RUNS = `
  create table lake_runs (
    id int generated always as identity primary key,
    kind text not null check (kind in ('discover', 'index')),
    product_id int references products on delete cascade,
    asked jsonb not null,
    asked_by text not null,
    state text not null default 'Waiting'
      check (state in ('Waiting', 'Running', 'Done', 'Stopped', 'Failed')),
    done bigint not null default 0,
    total bigint,
    report jsonb,
    asked_at timestamptz not null default now(),
    touched_at timestamptz not null default now(),
    ended_at timestamptz,
    constraint lake_runs_product check ((kind = 'index') = (product_id is not null)),
    constraint lake_runs_report check ((state = 'Done') = (report is not null))
  )`

const SERIES = `
  create table discovered_series (
    id int generated always as identity primary key,
    run_id int not null references lake_runs on delete cascade,
    position int not null,
    found jsonb not null,
    changes jsonb not null default '{}',
    version int not null default 0,
    changed_by text,
    product_id int references products on delete set null,
    unique (run_id, position)
  )`
