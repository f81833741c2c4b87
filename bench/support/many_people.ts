import pg from 'pg'

type Size = { users: number; partners: number }

/** Fills a shop's database with users of some years and business partners, made inside PostgreSQL. */
export async function fillPeople(databaseUrl: string, { users, partners }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(PARTNERS_SQL, [partners, FIRST_PARTNER])
    await client.query(USERS_SQL, [users, FIRST_PARTNER, partners])
    await client.query(ADDRESSES_SQL)
    await client.query('vacuum analyze business_partners, users, addresses')
  } finally {
    await client.end()
  }
}

/** Above those of the demo. */
export const FIRST_PARTNER = 5_000_000

const oneOf = (values: readonly string[], n: string) =>
  `(array['${values.join("','")}'])[1 + (${n}) % ${values.length}]`

/** Most live in few countries. */
const COUNTRY = (n: string) =>
  oneOf(['DE', 'DE', 'DE', 'FR', 'AT', 'CH', 'NL', 'US', 'GB', 'IT', 'ES', 'SE', 'LU', 'JP'], n)

const FIRST_NAMES = [
  ...['Anna', 'Luc', 'Nina', 'Piet', 'Giulia', 'Marta', 'Jonas', 'Ada', 'Grace', 'Alan'],
  ...['Edsger', 'Barbara', 'Donald', 'Sofia', 'Emil', 'Henrike', 'Tadeusz', 'Yuki', 'Oskar'],
]
const FORMS = ['GmbH', 'AG', 'Ltd', 'SAS', 'B.V.', 'Research GmbH', 'Capital LLP', 'Trading SE']
const TOPS = ['example.com', 'example.de', 'example.net', 'test']

/** Names that nobody has, of letters alone, the same in every run. */
const NAME = (of: string, letters: number) =>
  `initcap(translate(substr(md5(${of}), 1, ${letters}), '0123456789', 'ghijklmnop'))`

const COMPANY = (n: string) => `${NAME(`'c' || (${n}) % 30000`, 9)} || ' ' || ${oneOf(FORMS, n)}`

const PARTNERS_SQL = `
  insert into business_partners (id, name, country)
  select $2::bigint + n, ${COMPANY('n')}, ${COUNTRY('n * 31')} from generate_series(1, $1::int) n`

const USERS_SQL = `
  insert into users (issuer, subject, kind, groups, email, username, first_name, last_name, company, tin,
    second_email, business_partner_id, business_partner_name, account_activated, locked_at, created_at)
  select 'bench-people', 'bench-' || n, case when is_staff then 'staff' else 'customer' end,
         case when is_staff then '{shop_user,shop_viewer}'::text[] else '{shop_user}' end,
         'p' || n || '.' || lower(last_name) || '@' || lower(${NAME(`'c' || n % 30000`, 9)}) || '.' ||
           ${oneOf(TOPS, 'n')},
         case when not is_staff then 'user' || n end, ${oneOf(FIRST_NAMES, 'n')}, last_name,
         ${COMPANY('n')}, case when n % 3 > 0 then 'DE' || (100000000 + n) end,
         case when n % 9 = 0 then 's' || n || '@second.test' end, p.number, p.name, n % 50 <> 0,
         case when not is_staff and n % 333 = 0 then now() end, now() - n * interval '7 minutes'
    from (select n, n % 400 = 0 as is_staff, ${NAME(`'l' || n % 40000`, 8)} as last_name
            from generate_series(1, $1::int) n) made
    left join business_partners p
      on not is_staff and n % 4 = 0 and p.id = $2::bigint + 1 + n * 7919::bigint % $3::int`

const ADDRESSES_SQL = `
  insert into addresses (user_id, kind, name, address_line_1, postcode, city, country)
  select id, 'billing', company, 'Street 1', (10000 + id % 80000)::text, 'City', ${COUNTRY('id::int * 7')}
    from users where issuer = 'bench-people'`
