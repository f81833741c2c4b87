import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The basket of an account that was merged stays and says into which one: what somebody puts in while
 * the merger runs waits for the row, and goes along.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table baskets add column moved_to bigint references users (id) on delete set null`)
    this.schema.raw(`
      create index baskets_moved_to on baskets (moved_to) where moved_to is not null`)
    this.schema.raw(put(WHERE_IT_WENT))
  }

  async down() {
    this.schema.raw(put(HELD))
    this.schema.raw('delete from baskets where moved_to is not null')
    this.schema.raw('alter table baskets drop column moved_to')
  }
}

const HELD = `
    select h."lockedUntil", h."updatedAt" into "lockedUntil", "updatedAt"
      from hold_basket_row(owner) h;`

const WHERE_IT_WENT = `
    loop${HELD}
      select b.moved_to into went from baskets b where b.user_id = owner;
      exit when went is null;
      owner := went;
    end loop;`

const put = (held: string) => `
  create or replace function put_into_basket(
    buyer bigint, item uuid, code text, first_day date, last_day date, degraded boolean,
    parts jsonb, price bigint, days int, most int
  ) returns table (
    "lockedUntil" timestamptz, "updatedAt" timestamptz, "hasRoom" boolean, items jsonb
  ) language plpgsql as $$
  declare
    owner bigint := buyer;
    went bigint;
  begin${held}

    select count(*) < most or bool_or(i.client_item_id = item) into "hasRoom"
      from basket_items i where i.user_id = owner;

    if "lockedUntil" is null and "hasRoom" then
      insert into basket_items
        (user_id, client_item_id, product_code, from_day, to_day, include_degraded, filters,
         seen_price_cents, seen_days)
      values (owner, item, code, first_day, last_day, degraded, parts, price, days)
      on conflict on constraint basket_items_once do nothing;
    end if;

    select jsonb_agg(to_jsonb(i) order by i.id) into items
      from basket_items i where i.user_id = owner;
    return next;
  end $$`
