import type { Trial } from './table_shape.ts'

const FIRST_YEAR = 2006
const LAST_YEAR = 2025
/** Comes when all others are there. */
const [DAY_BEFORE, LAST_DAY] = ['2025-12-30', '2025-12-31']
const PARTS = 5
/** Weekdays of these years. */
const DAYS = 5_218

const productsOf = (rows: number) => Math.max(1, Math.round(rows / (DAYS * PARTS)))
const productAt = (n: number, rows: number) => 1 + ((n * 7_919) % productsOf(rows))

/** The files of some weekdays of all products, in the order in which they come: day by day. */
const filesOf = (table: string, products: number, from: string, to: string) => `
  insert into ${table} (product_id, day, part, storage, condition, bytes, row_count, sha256, key, change)
  select product, on_day, part, 'lake', 'available', 1000000 + product * part % 900000,
         20000 + product % 5000, sha, 'bench_' || product || '/' || to_char(on_day, 'YYYYMMDD') || '_' || part || '.csv.gz',
         (on_day - date '2000-01-01') * 10 + part
    from generate_series(date '${from}', date '${to}', interval '1 day') moment,
         lateral (select moment::date as on_day) d,
         generate_series(1, ${products}) product, generate_series(1, ${PARTS}) part,
         lateral (select md5(product || ' ' || on_day) as half) h, lateral (select half || half as sha) s
   where extract(isodow from on_day) < 6`

const year = (n: number) => ({
  name: `lake_files_${n}`,
  from: `'${n}-01-01'`,
  to: `'${n + 1}-01-01'`,
})

/** Every file of every day: asked by product, and of it by days. */
export const inventory: Trial = {
  table: 'lake_files',
  name: 'inventory',
  by: 'day',
  pieces: () =>
    Array.from({ length: LAST_YEAR + 1 - FIRST_YEAR }, (_, at) => year(FIRST_YEAR + at)),
  async fill(client, into, rows) {
    for (let at = FIRST_YEAR; at <= LAST_YEAR; at++) {
      for (let month = 1; month <= 12; month++) {
        const first = `${at}-${String(month).padStart(2, '0')}-01`
        const last = new Date(Date.UTC(at, month, 0)).toISOString().slice(0, 10)
        const isEnd = last === LAST_DAY
        await client.query(filesOf(into, productsOf(rows), first, isEnd ? DAY_BEFORE : last))
      }
    }
  },
  day: (rows) => filesOf('{table}', productsOf(rows), LAST_DAY, LAST_DAY),
  questions: [
    {
      name: 'one file',
      sql: `select key, bytes, sha256, condition from {table}
             where product_id = $1::int and day = $2::date and part = $3::smallint`,
      values: (n, rows) => [productAt(n, rows), dayAt(n), 1 + (n % PARTS)],
    },
    {
      name: 'files of a month',
      sql: `select day, part, key, bytes, sha256 from {table}
             where product_id = $1::int and (day, part) > ($2::date, 0::smallint) and day <= $2::date + 30
             order by day, part limit 2000`,
      values: (n, rows) => [productAt(n, rows), dayAt(n)],
    },
    {
      name: 'files of a year counted',
      sql: `select count(*) from {table}
             where product_id = any($1::int[]) and day <@ datemultirange(daterange($2::date, $2::date + 365))`,
      values: (n, rows) => [[productAt(n, rows)], dayAt(n)],
    },
    {
      name: 'all days of a product',
      sql: `select distinct day from {table} where product_id = any($1::int[]) order by day`,
      values: (n, rows) => [[productAt(n, rows)]],
    },
    {
      name: 'what is new of a product',
      sql: `select change, key, day, part from {table}
             where product_id = $1::int and change > $2::bigint order by change, day, part limit 1001`,
      values: (n, rows) => [productAt(n, rows), 94_000],
    },
  ],
  change: () =>
    `update {table} set condition = 'degraded' where day between '2025-06-02' and '2025-06-06'`,
  changed: () => 'lake_files_2025',
  end: () => `'${LAST_YEAR + 1}-01-01'`,
  retire: () => `delete from {table} where day < '${FIRST_YEAR + 1}-01-01'`,
}

const dayAt = (n: number) => {
  const back = (n * 104_729) % (365 * (LAST_YEAR - FIRST_YEAR))
  return new Date(Date.UTC(LAST_YEAR, 0, 1) - back * 86_400_000).toISOString().slice(0, 10)
}
