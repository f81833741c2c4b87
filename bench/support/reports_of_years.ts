import pg from 'pg'

/** Completed reports of the last ten years, made inside PostgreSQL for users that are there; one of fifty has failed. */
export async function fillReportsOfYears(databaseUrl: string, reports: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(REPORTS_SQL, [reports])
    await client.query('vacuum analyze reports, report_tallies')
  } finally {
    await client.end()
  }
}

const YEARS_MINUTES = 10 * 365 * 24 * 60

const REPORTS_SQL = `
  insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents, price_cents,
    discount_cents, requested_by, created_at, completed_at)
  select u.id, p.id, made.at::date, case when n % 50 = 0 then 'Failed' else 'Completed' end, 'en',
         'Bench GmbH', 12500, 12500 * (1 + n % 3), n % 7 * 100, 'bench', made.at,
         case when n % 50 > 0 then made.at end
    from generate_series(1, $1::int) n
   cross join lateral (select now() - n * (${YEARS_MINUTES}::float8 / $1) * interval '1 minute' as at) made
    join users u on u.issuer = 'bench' and u.subject = 'bench-' || 1 + n * 31 % 2000
   cross join (select min(id) as id from products) p`
