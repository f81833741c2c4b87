import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table baskets (
        user_id bigint primary key references users (id) on delete cascade,
        locked_until timestamptz,
        lock_owner uuid,
        updated_at timestamptz not null default now(),
        constraint baskets_lock_has_owner check ((locked_until is null) = (lock_owner is null))
      )`)

    this.schema.raw(`
      create table basket_items (
        id bigint generated always as identity primary key,
        user_id bigint not null references baskets (user_id) on delete cascade,
        client_item_id uuid not null,
        product_code text not null,
        from_day date not null,
        to_day date not null,
        include_degraded boolean not null default false,
        filters jsonb,
        seen_price_cents bigint,
        seen_days int,
        saved_quote bigint,
        saved_line text,
        created_at timestamptz not null default now(),
        constraint basket_items_once unique (user_id, client_item_id),
        constraint basket_items_range check (from_day <= to_day)
      )`)
  }

  async down() {
    this.schema.dropTable('basket_items')
    this.schema.dropTable('baskets')
  }
}
