import { BaseSchema } from '@adonisjs/lucid/schema'

/* One row for each day of a product that was expected, however many people wait for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table arrival_days (
        product_id int not null references products on delete cascade,
        day date not null,
        morning date not null,
        due_at timestamptz not null,
        late_from timestamptz not null,
        usual_delay int,
        usual_spread int,
        learnt_days smallint not null default 0,
        files_expected smallint not null,
        files int not null default 0,
        bytes bigint not null default 0,
        arrived_at timestamptz,
        missing_at timestamptz,
        late_at timestamptz,
        estimate_at timestamptz,
        announced_at timestamptz,
        corrected_at timestamptz,
        corrections smallint not null default 0,
        corrections_told smallint not null default 0,
        status text not null generated always as (case
          when corrected_at is not null then 'Corrected'
          when arrived_at > late_from then 'ArrivedLate'
          when arrived_at is not null then 'Arrived'
          when missing_at is not null then 'Missing'
          when late_at is not null then 'Late'
          else 'Expected' end) stored,
        primary key (product_id, day)
      )`)
    this.schema.raw('create index arrival_days_morning_index on arrival_days (morning)')
    this.schema.raw(`
      create index arrival_days_awaited_index on arrival_days (late_from)
       where arrived_at is null and missing_at is null`)
    this.schema.raw(`
      create index arrival_days_unannounced_index on arrival_days (product_id, day)
       where (arrived_at is not null and announced_at is null) or corrections > corrections_told`)
    this.schema.raw(`
      create index arrival_days_late_index on arrival_days (product_id) where status = 'Late'`)
  }

  async down() {
    this.schema.dropTable('arrival_days')
  }
}
