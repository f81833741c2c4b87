import { AccessToken } from '@adonisjs/auth/access_tokens'
import pg from 'pg'

export type Buyer = { id: number; token: string }

const PREFIX = 'kontor_api_'

/** Customers with complete addresses and a token each, written past the shop: no sign-in is measured. */
export async function makeBuyers(databaseUrl: string, count: number): Promise<Buyer[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(PEOPLE, [count])
    const ids = rows.map(({ id }) => Number(id))
    await client.query(ADDRESSES, [ids])
    return await giveTokens(client, ids)
  } finally {
    await client.end()
  }
}

/** An employee of the demo who may do everything, with a token. */
export async function makeClerk(databaseUrl: string): Promise<Buyer> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(CLERK)
    const [clerk] = await giveTokens(client, [Number(rows[0]!.id)])
    return clerk!
  } finally {
    await client.end()
  }
}

async function giveTokens(client: pg.Client, ids: number[]): Promise<Buyer[]> {
  const seeds = ids.map(() => AccessToken.seed(40))
  const tokens = await client.query<{ id: string }>(TOKENS, [ids, seeds.map(({ hash }) => hash)])
  return ids.map((id, at) => {
    const token = { identifier: Number(tokens.rows[at]!.id), secret: seeds[at]!.secret }
    return { id, token: valueOf(id, { ...token, hash: seeds[at]!.hash }) }
  })
}

type Token = Pick<ConstructorParameters<typeof AccessToken>[0], 'identifier' | 'secret' | 'hash'>

function valueOf(tokenableId: number, token: Token): string {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now, lastUsedAt: null, expiresAt: null }
  const kind = { type: 'account', name: 'bench', prefix: PREFIX }
  return new AccessToken({ tokenableId, ...token, ...times, ...kind }).value!.release()
}

const PEOPLE = `
  insert into users (issuer, subject, kind, groups, email, username, first_name, last_name, company,
      tin, account_activated, details_saved_at, privacy_notice_version, privacy_notice_agreed_at)
  select 'embedded', gen_random_uuid()::text, 'customer', model.groups,
         'buyer' || n || '@bench.example', 'buyer' || n, 'Anna', 'Brandt', model.company, model.tin,
         true, now(), model.privacy_notice_version, now()
    from generate_series(1, $1::int) as n,
         (select * from users where email = 'anna.brandt@elbquant.example') as model
  returning id`

const CLERK = `
  select id from users
   where kind = 'staff' and exists (select 1 from unnest(groups) as g where g ilike '%admin%')
   order by id limit 1`

const ADDRESSES = `
  insert into addresses (user_id, kind, name, address_line_1, postcode, city, country)
  select unnest($1::bigint[]), kind, name, address_line_1, postcode, city, country
    from addresses
   where user_id = (select id from users where email = 'anna.brandt@elbquant.example')`

const TOKENS = `
  insert into api_tokens (user_id, kind, name, hash, expires_at)
  select user_id, 'account', 'bench', hash, now() + interval '1 day'
    from unnest($1::bigint[], $2::text[]) with ordinality as t (user_id, hash, place)
   order by place returning id`
