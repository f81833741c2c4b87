import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What is made ready because a subscriber asked for it: a day's file cut to a choice of parts, kept and
 * shared by all who chose the same, or a day that comes back from the archive (choice '', part 0).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table subscription_preparations (
        id bigint generated always as identity primary key,
        product_id int not null references products on delete cascade,
        day date not null,
        part smallint not null,
        version int not null,
        choice text not null check (choice = '' or choice ~ '^[0-9a-f]{64}$'),
        items text[] not null,
        state text not null default 'Waiting' check (state in ('Waiting', 'Ready', 'Failed')),
        failure jsonb,
        attempt int not null default 0,
        lease_until timestamptz,
        key text,
        bytes bigint check (bytes >= 0),
        sha256 text,
        row_count bigint,
        asked_at timestamptz not null default now(),
        settled_at timestamptz,
        unique (product_id, day, part, version, choice),
        check (state <> 'Ready' or choice = '' or (key is not null and bytes is not null and sha256 is not null))
      )`)
    this.schema.raw(`
      create index subscription_preparations_waiting on subscription_preparations (asked_at)
       where state = 'Waiting'`)
    this.schema.raw(
      'create index subscription_preparations_asked on subscription_preparations (asked_at)'
    )
  }

  async down() {
    this.schema.dropTable('subscription_preparations')
  }
}
