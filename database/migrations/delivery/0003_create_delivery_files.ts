import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_files (
        id bigint generated always as identity primary key,
        fulfilment_id bigint not null references fulfilments (id),
        task_id bigint not null references delivery_tasks (id),
        product_id int not null,
        day date not null,
        part smallint not null default 1,
        version int not null default 1,
        name text not null,
        disk text not null default 'lake' check (disk in ('lake', 'files')),
        key text not null,
        archived boolean not null default false,
        condition text not null default 'available',
        bytes bigint check (bytes >= 0),
        sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
        state text not null default 'Preparing',
        used_at timestamptz,
        grants int not null default 1 check (grants > 0),
        created_at timestamptz not null default now(),
        constraint delivery_files_part unique (task_id, day, part),
        constraint delivery_files_state check (state in ('Preparing', 'Available', 'Claimed', 'Used')),
        constraint delivery_files_known check (
          state = 'Preparing' or (bytes is not null and sha256 is not null)
        ),
        constraint delivery_files_used check ((state = 'Used') = (used_at is not null))
      )`)
    this.schema.raw(
      'create index delivery_files_day on delivery_files (fulfilment_id, day, part, id)'
    )
    this.schema.raw('create index delivery_files_name on delivery_files (fulfilment_id, name, id)')
    this.schema.raw('create index delivery_files_size on delivery_files (fulfilment_id, bytes, id)')
    this.schema.raw(
      'create index delivery_files_by_state on delivery_files (fulfilment_id, state, day)'
    )
    this.schema.raw(
      'create index delivery_files_checksum on delivery_files (sha256) where sha256 is not null'
    )
    this.schema.raw(
      'create index delivery_files_versions on delivery_files (product_id, day, part, version)'
    )
    this.schema.raw(`
      create index delivery_files_to_prepare on delivery_files (task_id, day, part)
        where state = 'Preparing'`)
  }

  async down() {
    this.schema.dropTable('delivery_files')
  }
}
