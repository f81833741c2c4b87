import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table lake_files (
        product_id int not null references products on delete cascade,
        day date not null,
        part smallint not null default 1,
        version smallint not null default 1,
        storage text not null default 'lake' check (storage in ('lake', 'archive')),
        condition text not null default 'available' check (condition in ('available', 'degraded')),
        bytes bigint not null check (bytes >= 0),
        row_count bigint,
        sha256 text check (length(sha256) = 64),
        key text not null,
        updated_at timestamptz not null default now(),
        primary key (product_id, day, part)
      )`)
    this.schema.raw(`
      create index lake_files_on_hand_index on lake_files (product_id, day)
       where storage = 'lake'`)
    this.schema.raw(`
      create table lake_exceptions (
        product_id int not null references products on delete cascade,
        day date not null,
        condition text not null check (condition in ('degraded', 'missing')),
        note_en text not null,
        note_de text not null,
        primary key (product_id, day)
      )`)
    this.schema.raw(`
      create table coverage_months (
        product_id int not null references products on delete cascade,
        month int not null check (month % 100 between 1 and 12),
        available int not null,
        degraded int not null,
        missing int not null,
        extra int not null,
        files int not null,
        bytes bigint not null,
        degraded_files int not null,
        degraded_bytes bigint not null,
        sizes text not null,
        day_files int[] not null,
        day_bytes bigint[] not null,
        primary key (product_id, month)
      )`)
    this.schema.raw(`
      create table coverage_totals (
        product_id int primary key references products on delete cascade,
        first_day date not null,
        last_day date not null,
        trading_days int not null,
        degraded_days int not null,
        missing_days int not null,
        files bigint not null,
        bytes bigint not null,
        strip text not null
      )`)
  }

  async down() {
    this.schema.dropTable('coverage_totals')
    this.schema.dropTable('coverage_months')
    this.schema.dropTable('lake_exceptions')
    this.schema.dropTable('lake_files')
  }
}
