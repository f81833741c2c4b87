import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_tasks (
        id bigint generated always as identity primary key,
        fulfilment_id bigint not null references fulfilments (id),
        item_ref text not null,
        step smallint not null default 1,
        after_task_id bigint references delivery_tasks (id),
        lane text not null default 'large' check (lane in ('small', 'large')),
        product_id int not null,
        product_folder text not null,
        recur text not null default 'once' check (recur in ('once', 'daily')),
        cmd text not null default 'deliver_days'
          check (cmd in ('restore_days', 'deliver_days', 'extract_days')),
        filters jsonb,
        from_day date not null,
        to_day date not null,
        include_degraded boolean not null default true,
        description text not null default '',
        remark text not null default '',
        subscription_type text,
        subscription bigint,
        force_execute boolean not null default false,
        state text not null default 'Waiting',
        run_after timestamptz not null default now(),
        nudged_at timestamptz default now(),
        started_at timestamptz,
        acquired_at timestamptz,
        finished_at timestamptz,
        lease_id uuid,
        lease_until timestamptz,
        attempts int not null default 0,
        failures int not null default 0,
        failure_code text,
        failure_params jsonb not null default '{}',
        files_expected int not null default 0,
        files_done int not null default 0,
        files_empty int not null default 0,
        bytes_expected bigint not null default 0,
        bytes_done bigint not null default 0,
        created_at timestamptz not null default now(),
        constraint delivery_tasks_item unique (fulfilment_id, item_ref, step),
        constraint delivery_tasks_range check (from_day <= to_day),
        constraint delivery_tasks_state check (
          state in ('Waiting', 'Running', 'Succeeded', 'Failed', 'Stopped')
        ),
        constraint delivery_tasks_lease check (
          (state = 'Running') = (lease_id is not null) and (lease_id is null) = (lease_until is null)
        ),
        constraint delivery_tasks_failed_says_why check (state <> 'Failed' or failure_code is not null),
        constraint delivery_tasks_progress check (files_done between 0 and files_expected)
      )`)
    this.schema.raw(
      'create index delivery_tasks_newest on delivery_tasks (created_at desc, id desc)'
    )
    this.schema.raw('create index delivery_tasks_by_state on delivery_tasks (state, id desc)')
    this.schema.raw(
      'create index delivery_tasks_by_product on delivery_tasks (product_id, id desc)'
    )
    this.schema.raw(`
      create index delivery_tasks_leases on delivery_tasks (lease_until) where state = 'Running'`)
    this.schema.raw('create index delivery_tasks_served on delivery_tasks (acquired_at)')
    this.schema.raw(`
      create index delivery_tasks_learnt on delivery_tasks (product_id, cmd, finished_at desc)
        where state = 'Succeeded'`)
    this.schema.raw('create index delivery_tasks_next on delivery_tasks (after_task_id)')
    this.schema.raw(`
      create index delivery_tasks_due on delivery_tasks (run_after) where state = 'Waiting'`)
  }

  async down() {
    this.schema.dropTable('delivery_tasks')
  }
}
