import pg from 'pg'

type Session = {
  pid: number
  state: string
  waits: string
  by: string
  since: string
  query: string
}

const SESSIONS = `
  select pid, datname || ' ' || state as state,
         concat_ws(' ', wait_event_type, wait_event) as waits,
         pg_blocking_pids(pid)::text as by,
         date_trunc('second', now() - state_change)::text as since,
         left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as query
    from pg_stat_activity
   where backend_type = 'client backend' and pid <> pg_backend_pid()
   order by state_change`

/** What each session of a database server does or waits for, and behind which other one; a line each. */
export async function sessionsInWords(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<Session>(SESSIONS)
    return rows.map(
      ({ pid, state, waits, by, since, query }) =>
        `  session ${pid}, ${state} for ${since}, waits for ${waits}, behind ${by}: ${query}`
    )
  } finally {
    await client.end()
  }
}
