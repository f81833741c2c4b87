import { BaseSchema } from '@adonisjs/lucid/schema'

/** A basket's row is taken by one function, on which the others stand. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function hold_basket_row(buyer bigint) returns table (
        "lockedUntil" timestamptz, "updatedAt" timestamptz
      ) language sql as $$
        insert into baskets as held (user_id) values (buyer)
        on conflict (user_id) do update set updated_at = now()
        returning case when held.locked_until > now() then held.locked_until end, held.updated_at
      $$`)
    this.schema.raw(hold(IN_ONE_WAY))
    this.schema.raw(put(IN_ONE_WAY))
  }

  async down() {
    this.schema.raw(put(REPEATED))
    this.schema.raw(hold(REPEATED))
    this.schema.raw('drop function hold_basket_row')
  }
}

const IN_ONE_WAY = `
    select h."lockedUntil", h."updatedAt" into "lockedUntil", "updatedAt"
      from hold_basket_row(buyer) h;`

const REPEATED = `
    insert into baskets as held (user_id) values (buyer)
    on conflict (user_id) do update set updated_at = now()
    returning case when held.locked_until > now() then held.locked_until end, held.updated_at
      into "lockedUntil", "updatedAt";`

/** The basket's row until the transaction ends, and what lies in it once nobody else changes it. */
const hold = (held: string) => `
  create or replace function hold_basket(buyer bigint) returns table (
    "lockedUntil" timestamptz, "updatedAt" timestamptz, items jsonb
  ) language plpgsql as $$
  begin${held}

    select jsonb_agg(to_jsonb(i) order by i.id) into items
      from basket_items i where i.user_id = buyer;
    return next;
  end $$`

/** Its items are counted as they are once nobody else adds any: the basket is held first. */
const put = (held: string) => `
  create or replace function put_into_basket(
    buyer bigint, item uuid, code text, first_day date, last_day date, degraded boolean,
    parts jsonb, price bigint, days int, most int
  ) returns table (
    "lockedUntil" timestamptz, "updatedAt" timestamptz, "hasRoom" boolean, items jsonb
  ) language plpgsql as $$
  begin${held}

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
