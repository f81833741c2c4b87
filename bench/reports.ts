/*
 * What customers and staff wait for with reports: a look-up while somebody types, a report of ten
 * securities out of three years of 3,000 × 60 lines a day, a thousand reports of a hundred customers
 * at once, and the month end of 5,000 customers: `npm run bench:reports`.
 */
import 'reflect-metadata'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const SECURITIES = 3_000
const DAYS = 750
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 5_000)
const REPORTS = Number(process.env.REPORTS ?? 60_000)
const QUEUED = Number(process.env.QUEUED ?? 1_000)

const shop = await startTemporaryShop()
const app = await joinShop(shop)
const { rows } = await import('#shared/database')
const { CalendarDay } = await import('#shared/domain/calendar_day')
const { SYSTEM_ACTOR } = await import('#shared/audit')
const { sqlText } = await import('#shared/duckdb')
const { lake } = await import('#shared/storage')
const { SECURITIES: ALL } = await import('#demo/catalogue/world/securities')
const { reading } = await import('#reports/gateways/reading')
const { readDays } = await import('#reports/actions/securities/read_days')
const { judgeText } = await import('#reports/queries/judge_text')
const { daysHolding } = await import('#reports/queries/days_holding')
const { requestReport } = await import('#reports/actions/request_report')
const { makeNextReport } = await import('#reports/actions/make/make_next_report')
const { endMonth } = await import('#reports/actions/month_end/end_month')
const { monthOf } = await import('#reports/domain/month')

/** Two days as files of 180,000 lines, the others as days that are known to have all securities. */
const [NEWEST, BEFORE] = ['2026-09-18', '2026-08-31']

async function fill(): Promise<number> {
  const [product] = await rows<{ id: number }>(
    null,
    `select id from products where code = 'REPORT'`
  )
  const { id } = product!
  await rows(null, 'truncate reports, report_days, report_securities cascade')
  await rows(null, 'delete from lake_files where product_id = ?', [id])
  for (const day of [NEWEST, BEFORE]) await writeDay(id, day)
  await readDays(id)
  await rows(
    null,
    `insert into report_days (product_id, day, version, securities)
     select ?, date '${NEWEST}' - n, 1, ${SECURITIES} from generate_series(1, ${DAYS}) n
     on conflict do nothing`,
    [id]
  )
  await rows(
    null,
    `update report_securities set held = datemultirange(daterange(date '${NEWEST}' - ${DAYS}, date '${NEWEST}' + 1))`
  )
  await rows(null, 'analyze report_days, report_securities')
  return id
}

async function writeDay(productId: number, day: string) {
  const key = `REPORT/${day}.parquet`
  const { bytes, sha256 } = await reading.withFolder(async (folder) => {
    const file = join(folder, 'day.parquet')
    const list = ALL.map(
      ({ isin, commonCode, name }) => `(${[isin, commonCode, name].map(sqlText).join()})`
    )
    await reading.run(
      `copy (
         with parts as (
           select s.*, c.country, (1000 + hash(isin || c.country) % 90000)::bigint as shares
             from (values ${list.join()}) s (isin, common_code, name),
                  (select chr((65 + n // 8)::int) || chr((65 + n % 8)::int) as country from range(60) r (n)) c)
         select isin, common_code, name, 100000000::bigint as issued, 41.86 as close_eur,
                (sum(shares) over (partition by isin))::bigint as total, country, shares, 3 as institutions
           from parts order by isin, country)
         to ${sqlText(file)} (format parquet, row_group_size 8192)`
    )
    return lake().putStream(key, createReadStream(file))
  })
  await rows(
    null,
    'insert into lake_files (product_id, day, key, bytes, sha256) values (?, ?, ?, ?, ?)',
    [...[productId, day, key, bytes, sha256]]
  )
}

const ten = (from: number) => ALL.slice(from, from + 10).map(({ isin }) => isin)

async function customers(count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    null,
    `insert into users (issuer, subject, kind, email, first_name, last_name, company)
     select 'bench', 'bench-' || n, 'customer', 'bench-' || n || '@example.com', 'B', 'N', 'Bench GmbH'
       from generate_series(1, ${count}) n returning id`
  )
  const ids = found.map(({ id }) => id)
  await rows(
    null,
    `insert into addresses (user_id, kind, name, address_line_1, postcode, city, country)
     select unnest(?::bigint[]), 'billing', 'Bench GmbH', 'Kai 1', '20457', 'Hamburg', 'DE'`,
    [ids]
  )
  return ids
}

async function timed(times: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < times; at++) {
    const begun = performance.now()
    await work(at)
    took.push(performance.now() - begun)
  }
  return took
}

const ask = (userId: number, at: number) =>
  requestReport({
    user: { id: userId, email: 'bench@example.com', company: 'Bench GmbH', locale: 'en' },
    day: CalendarDay.parse(NEWEST)!,
    text: ten((at * 7) % 2_900).join('\n'),
    actor: SYSTEM_ACTOR,
    isOnBehalf: false,
  })

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
const result: string[][] = []
const note = (what: string, took: number[], most: string) =>
  result.push([what, ms(percentile(took, 50)), ms(percentile(took, 95)), most])

const productId = await fill()
const people = await customers(CUSTOMERS)
const day = CalendarDay.parse(NEWEST)!
await judgeText(productId, ten(0).join(), day)
note(
  'look-up of 10 ISINs on a day',
  await timed(100, (at) => judgeText(productId, ten(at * 20).join(), day)),
  '20 ms'
)
note('days that have them', await timed(50, (at) => daysHolding(productId, ten(at * 20))), '')
await ask(people[0]!, 0)
await makeNextReport()
for (let at = 0; at < 20; at++) await ask(people[at]!, at)
note('a report of 10 ISINs', await timed(20, makeNextReport), '1,000 ms')

const hundred = people.slice(0, 100)
const order = hundred.flatMap((id, at) => Array.from({ length: QUEUED / 100 }, () => ({ id, at })))
for (const { id, at } of order) await ask(id, at)
const begunAll = performance.now()
const turns: number[] = []
for (let id = await makeNextReport(); id; id = await makeNextReport()) turns.push(id)
const allTook = performance.now() - begunAll
const [first] = await rows<{ customers: number }>(
  null,
  // The shop's own worker makes some of them: the order is that of the moments at which they were begun.
  `select count(distinct user_id) as customers from (
     select user_id from (select user_id, started_at from reports order by id desc limit ?) queued
      order by started_at limit 100) first`,
  [order.length]
)
result.push([
  `${turns.length} reports of 100 customers`,
  ms(allTook),
  ms(allTook / turns.length),
  'all made',
])
result.push(['customers among the first 100', String(first!.customers), '', '100'])

await rows(null, 'truncate reports cascade')
await rows(
  null,
  `insert into reports (user_id, product_id, day, state, locale, licensee, unit_price_cents, price_cents,
     requested_by, created_at, completed_at)
   select (?::bigint[])[1 + n % ?::int], ?, '${NEWEST}', 'Completed', 'en', 'Bench GmbH', 12500, 12500, 'bench',
          '2026-10-12', '2026-10-12 10:00Z' from generate_series(1, ?::int) n`,
  [people, people.length, productId, REPORTS]
)
await rows(null, 'analyze reports')
const begun = performance.now()
const invoices = await endMonth(monthOf(CalendarDay.parse('2026-10-15')!))
const took = performance.now() - begun
const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
result.push([
  `month end, ${invoices} invoices of ${REPORTS} reports`,
  ms(took),
  `${memory} MB`,
  '180,000 ms',
])

console.log(table(['what', 'median', 'p95', 'at most'], result))
await reading.end()
await app.terminate()
await shop.stop()
process.exit(0)
