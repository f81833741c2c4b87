import pg from 'pg'

type Size = { products: number; years: number }

const CATEGORIES = 8
const VENUES = 12

/** Fills a shop's database with a large catalogue, made inside PostgreSQL; answers its files. */
export async function fillCatalogue(databaseUrl: string, size: Size): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set work_mem = '128MB'`)
    for (const statement of REFERENCE) await client.query(statement)
    await client.query(PRODUCTS, [size.products])
    await client.query(PRODUCT_VENUES)
    await client.query(PRODUCT_FIELDS)
    // The products of these files were just made: to look each of them up took most of the time.
    await client.query(`set session_replication_role = replica`)
    for (let from = 1; from <= size.products; from += 25) {
      await client.query(FILES, [from, Math.min(from + 24, size.products), size.years])
      await client.query(COVERAGE, [from, Math.min(from + 24, size.products)])
    }
    await client.query('vacuum analyze lake_files, coverage_months, coverage_totals, products')
    const counted = await client.query(`select count(*)::int as files from lake_files`)
    return counted.rows[0].files
  } finally {
    await client.end()
  }
}

const REFERENCE = [
  `insert into trading_calendars values ('BENCH', 'Bench', 'Bench', 2000, 2030)`,
  `insert into exchange_holidays
   select 'BENCH', make_date(year, month, day), name, name
     from generate_series(2000, 2030) year,
          (values (1, 1, 'New Year'), (5, 1, 'Labour Day'), (12, 24, 'Christmas Eve'),
                  (12, 25, 'Christmas'), (12, 26, 'Boxing Day'), (12, 31, 'Year''s end'))
            as holiday (month, day, name)`,
  `insert into categories (id, catalogue, name_en, name_de, description_en, description_de, position)
   select 'bench_' || n, 'shop', 'Bench family ' || n, 'Messreihe ' || n, '', '', 800 + n
     from generate_series(0, ${CATEGORIES - 1}) n`,
  `insert into venues (id, name, kind, country, description_en, description_de, position)
   select 'BN' || n, 'Bench Venue ' || n, 'partner', 'DE', '', '', 800 + n
     from generate_series(0, ${VENUES - 1}) n`,
]

const PRODUCTS = `
  insert into products (code, name, description_en, description_de, category_id, calendar_code,
    daily_price_cents, minimal_days, buying_options, format, file_pattern, files_per_day, position)
  select 'bench_' || n,
         (array['Trades', 'Order Book', 'Index Futures', 'Settlement', 'Auction'])[1 + n % 5] || ' ' || n,
         repeat('Every message of the market with its times and quantities, number ' || n || '. ', 5),
         repeat('Jede Nachricht des Kassamarkts mit Zeiten und Mengen, Nummer ' || n || '. ', 5),
         'bench_' || n % ${CATEGORIES}, 'BENCH', 100 + n * 7 % 5000, 1 + n % 20,
         case when n % 3 = 0 then '{otp,subscription}'::text[] else '{otp}' end, 'csv',
         'bench_{YYYYMMDD}_{part}.csv.gz', 5, n
    from generate_series(1, $1) n`

const PRODUCT_VENUES = `
  insert into product_venues
  select id, 'BN' || position % ${VENUES}, 0 from products where code like 'bench\\_%'`

const PRODUCT_FIELDS = `
  insert into product_fields (product_id, position, name, type, meaning_en, meaning_de)
  select id, n, 'field_' || n, 'decimal(12,4)', 'What it means', 'Was es bedeutet'
    from products, generate_series(1, 8) n where code like 'bench\\_%'`

const BENCH_PRODUCTS = `
  select id, code from products where code like 'bench\\_%' and position between $1 and $2`

/** A day in fifty is missing, one in seventy degraded. */
const FILES = `
  insert into lake_files (product_id, day, part, storage, condition, bytes, key)
  select p.id, on_day, part, 'archive',
         case when (p.id * 31 + number) % 70 = 0 then 'degraded' else 'available' end,
         1000000 + (p.id * number * part) % 900000,
         p.code || '/' || to_char(on_day, 'YYYYMMDD') || '_' || part
    from (${BENCH_PRODUCTS}) p,
         generate_series(make_date(2025 - $3::int + 1, 1, 1), '2025-12-31', '1 day') series,
         lateral (select series::date as on_day, extract(doy from series)::int as number) one,
         generate_series(1, 5) part
   where extract(isodow from series) < 6 and (p.id + number) % 50 <> 0
     and not exists (select from exchange_holidays h where h.calendar_code = 'BENCH' and h.day = on_day)
   order by p.id, on_day, part`

const COVERAGE = `
  select refresh_coverage(id, '2000-01-01', '2025-12-31') from (${BENCH_PRODUCTS}) p`
