import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_items (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders (id),
        position integer not null check (position > 0),
        product_id integer not null,
        product_code text not null,
        product_name text not null,
        from_day date not null,
        to_day date not null,
        include_degraded boolean not null default false,
        filters jsonb,
        counted_days integer not null check (counted_days >= 0),
        number_of_modules integer check (number_of_modules > 0),
        files integer not null check (files >= 0),
        bytes bigint not null check (bytes >= 0),
        price_cents bigint not null check (price_cents >= 0),
        constraint order_items_position unique (order_id, position),
        constraint order_items_range check (from_day <= to_day)
      )`)
    this.schema.raw('create index order_items_product on order_items (product_id)')
  }

  async down() {
    this.schema.dropTable('order_items')
  }
}
