import pg from 'pg'

type Size = { users: number; types: number; ranges: number }

/** The type whose users are asked for, and somebody who has some of every type. */
export type Busy = { typeId: number; userId: number }

/** Gives every user a number of types with some date ranges each, made inside PostgreSQL. */
export async function fillSubscriptions(databaseUrl: string, size: Size): Promise<Busy> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(TYPES_SQL, [size.types])
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    await client.query(USERS_SQL, [size.users])
    await client.query(RANGES_SQL, [size.ranges])
    await client.query(DAYS_SQL)
    await client.query(TALLIES_SQL)
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('vacuum analyze subscription_types, subscription_users, subscription_ranges')
    const { rows } = await client.query<Busy>(BUSY_SQL)
    return rows[0]!
  } finally {
    await client.end()
  }
}

/** Their triggers would write a version of each row. */
const TABLES = ['subscription_users', 'subscription_ranges']

const TYPES_SQL = `
  insert into subscription_types (folder_id, name, description)
  select (select min(id) from subscription_folders), 'Bench type ' || n, 'One of many'
    from generate_series(1, $1::int) n`

const USERS_SQL = `
  insert into subscription_users (type_id, user_id, is_unrestricted)
  select t.id, u.id, (u.id + t.id) % 40 = 0
    from subscription_types t,
         (select id from users where issuer = 'bench-people' and kind = 'customer'
           order by id limit $1::int) u
   where t.name like 'Bench type %'`

/** A range a year, the last of them ending within half a year to either side of today; every tenth a trial. */
const RANGES_SQL = `
  insert into subscription_ranges (subscription_id, starts_on, ends_on, is_trial)
  select s.id, last.ends_on - 365 * (n + 1) + 1, last.ends_on - 365 * n, s.id % 10 = 0 and n = 0
    from subscription_users s
    join subscription_types t on t.id = s.type_id and t.name like 'Bench type %'
   cross join lateral (select current_date - 180 + (s.id * 7919 % 360)::int as ends_on) last
   cross join generate_series(0, $1::int - 1) n
   where not s.is_unrestricted`

const DAYS_SQL = `
  update subscription_users s
     set days = ranged.days, last_range_id = ranged.last[2], ends_as_trial = ranged.last[3] = 1
    from (select subscription_id, range_agg(daterange(starts_on, ends_on, '[]')) as days,
                 max(array[ends_on - date '2000-01-01', id, is_trial::int]) as last
            from subscription_ranges group by subscription_id) ranged
   where ranged.subscription_id = s.id`

const TALLIES_SQL = `
  with gone as (delete from subscriber_tallies)
  insert into subscriber_tallies
  select type_id, count(*) from subscription_users group by type_id`

const BUSY_SQL = `
  select min(s.type_id) as "typeId", min(s.user_id)::int as "userId"
    from subscription_users s join subscription_types t on t.id = s.type_id
   where t.name like 'Bench type %'`
