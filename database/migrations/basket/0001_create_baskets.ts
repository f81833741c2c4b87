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

    this.schema.raw(HOLD)
    this.schema.raw(PUT)
  }

  async down() {
    this.schema.raw('drop function put_into_basket')
    this.schema.raw('drop function hold_basket')
    this.schema.dropTable('basket_items')
    this.schema.dropTable('baskets')
  }
}

/**
 * Takes a basket's row, made on first use, until the transaction ends, and answers what lies in it
 * then, when nobody else changes it any more.
 */
const HOLD = `
  create function hold_basket(buyer bigint) returns table (
    "lockedUntil" timestamptz, "updatedAt" timestamptz, items jsonb
  ) language plpgsql as $$
  begin
    insert into baskets as held (user_id) values (buyer)
    on conflict (user_id) do update set updated_at = now()
    returning case when held.locked_until > now() then held.locked_until end, held.updated_at
      into "lockedUntil", "updatedAt";

    select jsonb_agg(to_jsonb(i) order by i.id) into items
      from basket_items i where i.user_id = buyer;
    return next;
  end $$`

/**
 * Puts an item into a basket and answers the basket as it is then, in one statement. The basket is
 * held first: its items are counted as they are once nobody else adds any.
 */
const PUT = `
  create function put_into_basket(
    buyer bigint, item uuid, code text, first_day date, last_day date, degraded boolean,
    parts jsonb, price bigint, days int, most int
  ) returns table (
    "lockedUntil" timestamptz, "updatedAt" timestamptz, "hasRoom" boolean, items jsonb
  ) language plpgsql as $$
  begin
    insert into baskets as held (user_id) values (buyer)
    on conflict (user_id) do update set updated_at = now()
    returning case when held.locked_until > now() then held.locked_until end, held.updated_at
      into "lockedUntil", "updatedAt";

    select count(*) < most or bool_or(i.client_item_id = item) into "hasRoom"
      from basket_items i where i.user_id = buyer;

    if "lockedUntil" is null and "hasRoom" then
      insert into basket_items
        (user_id, client_item_id, product_code, from_day, to_day, include_degraded, filters,
         seen_price_cents, seen_days)
      values (buyer, item, code, first_day, last_day, degraded, parts, price, days)
      on conflict on constraint basket_items_once do nothing;
    end if;

    select jsonb_agg(to_jsonb(i) order by i.id) into items
      from basket_items i where i.user_id = buyer;
    return next;
  end $$`
