import pg from 'pg'

type Size = {
  orders: number
  itemsEach: number
  /** What was sold; some 40 that need not exist, unless said. */
  productIds?: number[]
  /** How much time lies between two orders. */
  minutesApart?: number
}

const CUSTOMERS = 2_000
const AT_ONCE = 50_000
/** A multiple of the products, so that numbers and products keep step. */
const FIRST_NUMBER = 1_000_000
const FORTY = Array.from({ length: 40 }, (_, n) => n + 1)

/**
 * Fills a shop's database with orders of some years, made inside PostgreSQL. Triggers rest meanwhile;
 * what they keep is made in one go afterwards.
 */
export async function fillOrders(databaseUrl: string, size: Size): Promise<void> {
  const { orders, itemsEach, productIds = FORTY, minutesApart = 5 } = size
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    await client.query(`set session_replication_role = replica`)
    await client.query(CUSTOMERS_SQL, [CUSTOMERS])
    await client.query(CONTACTS_SQL)
    await client.query(PRODUCT_NAMES_SQL)
    await client.query(PRODUCT_SETS_SQL, [itemsEach])
    for (let from = 1; from <= orders; from += AT_ONCE) {
      const to = Math.min(from + AT_ONCE - 1, orders)
      await client.query(ORDERS_SQL, [from, to, orders, itemsEach, minutesApart])
      await client.query(ITEMS_SQL, [from, to, itemsEach, productIds])
    }
    for (const statement of KEPT_SQL) await client.query(statement)
    await client.query(`vacuum analyze ${TABLES}`)
  } finally {
    await client.end()
  }
}

/** Makes many of the orders those of one customer; answers whose they are. */
export async function giveToOne(databaseUrl: string, orders: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    const { rows } = await client.query<{ id: string }>(ONE_CUSTOMER_SQL)
    await client.query(GIVE_SQL, [rows[0]!.id, orders])
    await client.query('vacuum analyze orders')
    return Number(rows[0]!.id)
  } finally {
    await client.end()
  }
}

const ONE_CUSTOMER_SQL = `select id from users where issuer = 'bench' and subject = 'bench-17'`

/** Every other one, so that they lie among those of others. */
const GIVE_SQL = `
  update orders o
     set user_id = u.id, contact_id = c.id, email = u.email, company = u.company, contact_name = c.name
    from users u join order_contacts c using (email)
   where u.id = $1 and o.id in (select id from orders where number % 2 = 0 order by id limit $2)`

const CUSTOMERS_SQL = `
  insert into users (issuer, subject, email, kind, first_name, last_name, company)
  select 'bench', 'bench-' || n, 'buyer' || n || '@house' || n % 700 || '.example', 'customer',
         (array['Anna', 'Luc', 'Nina', 'Piet', 'Giulia', 'Marta', 'Jonas'])[1 + n % 7],
         'Buyer ' || n, 'House ' || n % 700 || ' Research'
    from generate_series(1, $1) n`

const CONTACTS_SQL = `
  insert into order_contacts (email, company, name)
  select email, company, first_name || ' ' || last_name from users where issuer = 'bench'`

const PRODUCT = (n: string) => `
  (array['Cash Market Trades', 'Order Book Level 2', 'Index Futures', 'FX Spot G10', 'Settlement Prices',
         'Auction Imbalances', 'Option Quotes', 'Reference Data'])[1 + ${n} % 8] || ' ' || ${n}`

const PRODUCT_NAMES_SQL = `
  insert into order_product_names (name)
  select ${PRODUCT('n')} from generate_series(0, 39) n on conflict do nothing`

/** The names of an order's products; each number begins another row of them. */
const NAMES_OF = (n: string, itemsEach: string) => `
  (select array_agg(p.id order by p.id) from generate_series(1, ${itemsEach}::int) k
     join order_product_names p on p.name = ${PRODUCT(`((${n} + k) % 40)`)})`

const PRODUCT_SETS_SQL = `
  insert into order_product_sets (name_ids)
  select ${NAMES_OF('n', '$1')} from generate_series(0, 39) n on conflict do nothing`

/** States as in life: most orders are over, a few are open, fewer have failed. */
const STATE = `
  case when n > $3 - 400 then (array['Registered', 'Confirmed', 'Processing'])[1 + n % 3]
       when n % 100 < 70 then 'Completed' when n % 100 < 95 then 'Archived'
       when n % 100 < 98 then 'Rejected' else 'Failed' end`

const ORDERS_SQL = `
  with made as (
    select n, u.id as user_id, c.id as contact_id, c.email, c.company, c.name,
           ${STATE} as state, (n * 7919 % 900000)::bigint + 10000 as net,
           now() - ($3 - n) * $5::float8 * interval '1 minute' as at
      from generate_series($1::bigint, $2::bigint) n
      join users u on u.issuer = 'bench' and u.subject = 'bench-' || 1 + n * 31 % ${CUSTOMERS}
      join order_contacts c on c.email = u.email
  )
  insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
    net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
    billing_address, delivery_address, quote, locale, own_reference, product_set_id, contact_id, created_at,
    updated_at, completed_at, last_download_day)
  select ${FIRST_NUMBER} + n, user_id, state, case when n % 9 = 0 then 'INTERNAL' else 'B2B' end,
         (array['BankTransfer', 'BankTransfer', 'Card', 'Quota'])[1 + n % 4], net, 0, net, 0, 0, net,
         'outside_eu', email, name, company, address, address,
         jsonb_build_object('lines', '[]'::jsonb, 'why', repeat('An explained price. ', 250)),
         'en', case when n % 3 = 0 then 'PO-' || n * 17 % 100000 end,
         sets.id, contact_id,
         at, at + interval '2 days', case when state in ('Completed', 'Archived') then at end,
         case when state in ('Completed', 'Archived') then at::date + 90 end
    from made, jsonb_build_object('name', company, 'addressLine1', 'Rue du Lac 1', 'postcode',
           '1207', 'city', 'Geneva', 'country', 'CH') as address,
         (select first, s.id from generate_series(0, 39) first
            join order_product_sets s on s.name_ids = ${NAMES_OF('first', '$4')}) as sets
   where sets.first = n % 40
   order by n`

const ITEMS_SQL = `
  insert into order_items (order_id, position, product_id, product_code, product_name, from_day,
    to_day, counted_days, files, bytes, price_cents)
  select o.id, k, ($4::int[])[1 + (o.number + k) % cardinality($4::int[])], 'bench_' || (o.number + k) % 40,
         ${PRODUCT('((o.number + k) % 40)')}, date '2025-03-03', date '2025-03-28', 20, 20,
         20000000, o.subtotal_cents / $3::int
    from orders o, generate_series(1, $3::int) k
   where o.number between ${FIRST_NUMBER} + $1::bigint and ${FIRST_NUMBER} + $2::bigint
   order by o.id, k`

const SALES_KIND = `shop_day(o.created_at), sales_state(o), o.type, o.payment_method, u.kind = 'staff'`
const SALES = `orders o join users u on u.id = o.user_id`
const IS_PLACED = `o.number is not null and o.state not in ('New', 'Locked')`

const stepOf = (step: string, of: string) => `
  insert into ${of}_sales_${step}s
  select date_trunc('${step}', day)::date, state, type, payment_method, is_internal, ${of}_id`

/** What the triggers would have kept. */
const KEPT_SQL = [
  'truncate user_tallies',
  'insert into user_tallies select count(*) from users',
  'truncate new_user_tallies',
  `insert into new_user_tallies
   select shop_day(created_at), kind = 'staff', count(*), false from users group by 1, 2`,
  'truncate order_tallies',
  `insert into order_tallies
   select state, type, payment_method, count(*) from orders group by 1, 2, 3`,
  'truncate order_places',
  `insert into order_places
   select place.*, o.state, o.type, o.payment_method, count(*)
     from orders o, places_of_order(o) as place group by 1, 2, 3, 4, 5, 6, 7, 8`,
  'truncate sales_tallies, product_sales_tallies',
  `insert into sales_tallies
   select ${SALES_KIND}, count(*), sum(o.net_cents), sum(o.vat_cents), 0
     from ${SALES} where ${IS_PLACED} group by 1, 2, 3, 4, 5`,
  `insert into product_sales_tallies
   select ${SALES_KIND}, i.product_id, count(*), sum(i.counted_days), sum(i.price_cents), false
     from ${SALES} join order_items i on i.order_id = o.id
    where ${IS_PLACED} group by 1, 2, 3, 4, 5, 6`,
  'truncate user_sales_tallies',
  `insert into user_sales_tallies
   select ${SALES_KIND}, o.user_id, count(*),
          sum((select count(*) from order_items i where i.order_id = o.id)), sum(o.net_cents), false
     from ${SALES} where ${IS_PLACED} group by 1, 2, 3, 4, 5, 6`,
  ...['month', 'year'].flatMap((step) => [
    `truncate user_sales_${step}s, product_sales_${step}s`,
    `${stepOf(step, 'user')}, sum(orders), sum(items), sum(net_cents), false
       from user_sales_tallies group by 1, 2, 3, 4, 5, 6`,
    `${stepOf(step, 'product')}, sum(items), sum(days), sum(price_cents), false
       from product_sales_tallies group by 1, 2, 3, 4, 5, 6`,
  ]),
]

const TABLES =
  'orders, order_items, order_tallies, order_places, order_contacts, order_product_names, order_product_sets, users, sales_tallies, product_sales_tallies, product_sales_months, product_sales_years, user_sales_tallies, user_sales_months, user_sales_years'
