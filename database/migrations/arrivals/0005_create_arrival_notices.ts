import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff tell of mornings in their own words, in both languages, until a last day. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table arrival_notices (
        id int primary key generated always as identity,
        headline_en text not null,
        headline_de text not null,
        text_en text not null,
        text_de text not null,
        last_day date not null,
        begun_at timestamptz not null default now(),
        ended_at timestamptz,
        mailed_at timestamptz,
        mails int not null default 0,
        version int not null default 1
      )`)
    this.schema.raw(`
      create index arrival_notices_running_index on arrival_notices (last_day)
       where ended_at is null`)
    this.schema.raw(`
      create table arrival_notice_products (
        notice_id int not null references arrival_notices on delete cascade,
        product_id int not null references products on delete cascade,
        primary key (notice_id, product_id)
      )`)
    this.schema.raw(`
      create index arrival_notice_products_product_index on arrival_notice_products (product_id)`)
  }

  async down() {
    this.schema.dropTable('arrival_notice_products')
    this.schema.dropTable('arrival_notices')
  }
}
