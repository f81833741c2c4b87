import pg from 'pg'

type Size = {
  users: number
  types: number
  ranges: number
  /** Whose users they are. */
  issuer?: string
}

/** The type whose users are asked for, and somebody who has some of every type. */
export type Busy = { typeId: number; userId: number }

/** Gives every user a number of types with some date ranges each, made inside PostgreSQL. */
export async function fillSubscriptions(databaseUrl: string, size: Size): Promise<Busy> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(TYPES_SQL, [size.types])
    // Their triggers would write a version of each row, and look for each row that another one names.
    await client.query('set session_replication_role = replica')
    await client.query(USERS_SQL, [size.users, size.ranges, size.issuer ?? 'bench-people'])
    await client.query(RANGES_SQL, [size.ranges])
    await client.query(TALLIES_SQL)
    await client.query(HELD_SQL)
    for (const table of NUMBERED) await client.query(numbersGoOn(table))
    await client.query('vacuum analyze subscription_types, subscription_users, subscription_ranges')
    const { rows } = await client.query<Busy>(BUSY_SQL)
    return rows[0]!
  } finally {
    await client.end()
  }
}

const NUMBERED = ['subscription_users', 'subscription_ranges']

const numbersGoOn = (table: string) =>
  `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`

const TYPES_SQL = `
  insert into subscription_types (folder_id, name, description)
  select (select min(id) from subscription_folders), 'Bench type ' || n, 'One of many'
    from generate_series(1, $1::int) n`

const LAST_DAY = '(current_date - 180 + (id * 7919 % 360)::int)'

/** Behind the ranges of the demo. */
const FIRST_RANGE = '(select coalesce(max(r.id), 0) from subscription_ranges r)'

/**
 * Each with the sum of its ranges, as their triggers would keep it: a range a year, the last of them ending within half a
 * year to either side of today; every tenth a trial.
 */
const USERS_SQL = `
  insert into subscription_users (id, type_id, user_id, is_unrestricted, days, last_range_id, ends_as_trial)
  overriding system value
  select id, type_id, user_id, is_unrestricted,
         case when is_unrestricted then '{}'
              else datemultirange(daterange(${LAST_DAY} - 365 * $2::int + 1, ${LAST_DAY}, '[]')) end,
         case when not is_unrestricted then ${FIRST_RANGE} + id * $2::int end,
         not is_unrestricted and id % 10 = 0
    from (select (select coalesce(max(id), 0) from subscription_users) + row_number() over (order by u.id, t.id) as id,
                 t.id as type_id, u.id as user_id, (u.id + t.id) % 40 = 0 as is_unrestricted
            from subscription_types t,
                 (select id from users where issuer = $3 and kind = 'customer'
                   order by id limit $1::int) u
           where t.name like 'Bench type %') s`

const RANGES_SQL = `
  insert into subscription_ranges (id, subscription_id, starts_on, ends_on, is_trial) overriding system value
  select s.last_range_id + n, s.id, s.last_day - 365 * (n + 1) + 1, s.last_day - 365 * n,
         s.ends_as_trial and n = 0
    from subscription_users s
    join subscription_types t on t.id = s.type_id and t.name like 'Bench type %'
   cross join generate_series(0, $1::int - 1) n
   where not s.is_unrestricted`

const TALLIES_SQL = `
  with gone as (delete from subscriber_tallies)
  insert into subscriber_tallies
  select type_id, count(*) from subscription_users group by type_id`

const HELD_SQL = `
  with gone as (delete from subscriber_day_tallies)
  insert into subscriber_day_tallies
  select s.type_id, edge.day, u.kind = 'staff', sum(edge.held), false
    from subscription_users s join users u on u.id = s.user_id
   cross join unnest(case when s.is_unrestricted then '{(,)}'::datemultirange else s.days end) stretch
   cross join lateral (values (coalesce(lower(stretch), '-infinity'), 1), (upper(stretch), -1)) edge (day, held)
   where edge.day is not null group by 1, 2, 3`

const BUSY_SQL = `
  select min(s.type_id) as "typeId", min(s.user_id)::int as "userId"
    from subscription_users s join subscription_types t on t.id = s.type_id
   where t.name like 'Bench type %'`
