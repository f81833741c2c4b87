import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Prices with the day from which they hold: the only place that a price is read from. Whoever writes
 * `products.daily_price_cents` (imports, fixtures) says "from today", which is noted here.
 */
export default class extends BaseSchema {
  async up() {
    for (const statement of [PRICES, PRICE_ON, NOTE, NOTED, KEEP, KEPT, FIRST]) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw('drop trigger products_note_price on products')
    this.schema.dropTable('product_prices')
    for (const name of ['note_daily_price()', 'keep_begun_price()']) {
      this.schema.raw(`drop function ${name}`)
    }
    this.schema.raw('drop function product_price_on(int, date)')
  }
}

/** One price a day; without an amount the product has none from then on. */
const PRICES = `
  create table product_prices (
    product_id int not null references products on delete cascade,
    from_day date not null,
    cents bigint check (cents >= 0),
    primary key (product_id, from_day)
  )`

const PRICE_ON = `
  create function product_price_on(product int, day date) returns bigint
    language sql stable parallel safe as $$
    select cents from product_prices
     where product_id = product and from_day <= day order by from_day desc limit 1
  $$`

const NOTE = `
  create function note_daily_price() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into product_prices values (new.id, '-infinity', new.daily_price_cents);
    elsif new.daily_price_cents is distinct from product_price_on(new.id, shop_today()) then
      insert into product_prices values (new.id, shop_today(), new.daily_price_cents)
        on conflict (product_id, from_day) do update set cents = excluded.cents;
    end if;
    return null;
  end $$`

const NOTED = `
  create trigger products_note_price after insert or update of daily_price_cents on products
    for each row execute function note_daily_price()`

const KEEP = `
  create function keep_begun_price() returns trigger language plpgsql as $$
  begin
    raise exception 'A price that has begun cannot be changed' using errcode = 'check_violation';
  end $$`

const KEPT = `
  create trigger product_prices_keep_begun before update on product_prices
    for each row when (old.from_day < shop_today()) execute function keep_begun_price()`

const FIRST = `
  insert into product_prices select id, '-infinity', daily_price_cents from products`
