import pg from 'pg'
import { FIRST_PARTNER } from './many_people.ts'

type Size = { contracts: number; products: number }

/**
 * Signs contracts of the companies that `fillPeople` made, about half of what `fillSubscriptions` gives their
 * people: a product stands for one type, the contracts of a company follow one another in its products.
 */
export async function fillContracts(databaseUrl: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(PRODUCTS_SQL, [size.products])
    await client.query(RELATIONS_SQL)
    await client.query(CONTRACTS_SQL, [size.contracts, FIRST_PARTNER])
    await client.query(ACCEPTED_SQL)
    await client.query('vacuum analyze contracts, information_products, product_subscriptions')
    await client.query('vacuum analyze contract_acceptances')
  } finally {
    await client.end()
  }
}

const PRODUCTS_SQL = `
  insert into information_products (name, affiliates, time_series, remark)
  select 'Bench product ' || lpad(n::text, 3, '0'), false, n % 5 = 0, false from generate_series(1, $1::int) n`

const RELATIONS_SQL = `
  insert into product_subscriptions (product_id, subscription_type_id)
  select p.id, t.id
    from (select id, row_number() over (order by id) as n from information_products
           where name like 'Bench product %') p
    join (select id, row_number() over (order by id) as n from subscription_types
           where name like 'Bench type %') t on t.n = p.n`

/** Each fourth has ended. */
const CONTRACTS_SQL = `
  with partners as (select id, row_number() over (order by id) as place, count(*) over () as of
                      from business_partners where id > $2::bigint),
       products as (select id, row_number() over (order by id) as place, count(*) over () as of
                      from information_products where name like 'Bench product %'),
       type as (select min(id) as id from contract_types)
  insert into contracts (partner_id, contract_type_id, product_id, clm_ma_number, start_date, end_date)
  select a.id, type.id, p.id, 'BENCH-' || n, current_date - 900 + (n * 31 % 300)::int,
         case when n % 4 = 0 then current_date - (n % 90)::int when n % 4 < 3 then current_date + (n % 700)::int end
    from generate_series(1, $1::int) n
    join partners a on a.place = 1 + n % a.of
    join products p on p.place = 1 + (n / a.of + a.place * 7) % p.of
   cross join type`

const ACCEPTED_SQL = `
  insert into contract_acceptances (finding, accepted_until, reason, actor_label)
  select 's:' || id, current_date + (id % 200)::int, 'Renewal is being signed', 'bench'
    from subscription_users where id % 500 = 0 on conflict do nothing`
