/*
 * How fast the board of arrivals is with 500 products and 60 days each, and how long a new day of all
 * of them takes to be noticed late and announced: `npm run bench:arrivals`.
 */
import 'reflect-metadata'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { percentile } from './support/percentile.ts'
import { asksOf, staffBrowser, type Asks } from './support/staff_session.ts'
import { table } from './support/table.ts'

const PRODUCTS = Number(process.env.PRODUCTS ?? 500)
const REQUESTS = Number(process.env.REQUESTS ?? 200)
const READERS = 100

const shop = await startTemporaryShop()
const app = await joinShop(shop)
const { rows } = await import('#shared/database')
const { tellArrived } = await import('#arrivals/actions/tell_arrived')
const { tellLate } = await import('#arrivals/actions/tell_late')
const { audiences } = await import('#arrivals/ports/audiences')

/** Sixty mornings that came and one that is due, of products beside those of the demo. */
async function fill() {
  await rows(
    null,
    `insert into products (code, name, description_en, description_de, category_id, calendar_code,
                           daily_price_cents, format, file_pattern)
     select 'bench_arrival_' || n, 'Arrival ' || n, '', '', p.category_id, p.calendar_code, 100, 'csv', 'x'
       from generate_series(1, ?::int) n, (select * from products limit 1) p`,
    [PRODUCTS]
  )
  await rows(
    null,
    `insert into arrival_days (product_id, day, morning, due_at, late_from, usual_delay, usual_spread,
        learnt_days, files_expected, files, bytes, arrived_at, announced_at)
     select p.id, current_date - n, current_date - n + 1, moment, moment + interval '20 minutes', 60,
            120, 60, 1, 1, 1000000, moment + random() * interval '10 minutes', now()
       from products p, generate_series(1, 60) n,
            lateral (select now() - n * interval '1 day' - interval '1 hour' as moment) due
      where p.code like 'bench_arrival_%'`
  )
  await rows(
    null,
    `insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected)
     select id, current_date, current_date, now() - interval '1 hour', now() - interval '20 minutes', 1
       from products where code like 'bench_arrival_%'`
  )
  await rows(null, 'analyze arrival_days, products')
}

async function asked(asks: Asks, address: string) {
  const times: number[] = []
  for (let n = -10; n < REQUESTS; n++) {
    const began = performance.now()
    const response = await fetch(`${asks.url}${address}`, { headers: asks.headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    if (n >= 0) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return [
    address,
    `${percentile(times, 50).toFixed(1)} ms`,
    `${percentile(times, 95).toFixed(1)} ms`,
  ]
}

async function timed(name: string, work: () => Promise<void>) {
  const began = performance.now()
  await work()
  return [name, `${(performance.now() - began).toFixed(0)} ms`, '']
}

try {
  const readers = Array.from({ length: READERS }, (_, n) => ({
    email: `reader${n}@bench.example`,
    locale: 'en' as const,
  }))
  audiences.provide('bench', () => Promise.resolve(() => ({ readers, users: [1, 2, 3] })))
  await fill()
  const results = [await timed(`${PRODUCTS} late days noticed, ${READERS} readers told`, tellLate)]
  const asks = await asksOf(await staffBrowser(shop.url), shop.url)
  for (const address of [
    '/admin/arrivals',
    '/admin/arrivals?limit=200',
    '/admin/arrivals?search=arrival+4&view=late',
    '/admin/arrivals?sortBy=name',
    '/admin/arrivals/products/bench_arrival_7',
    '/api/v1/arrivals?limit=50',
    '/status',
  ]) {
    results.push(await asked(asks, address).catch((error: Error) => [address, error.message, '']))
  }
  await rows(
    null,
    `update arrival_days set arrived_at = now(), files = 1 where arrived_at is null and product_id in
       (select id from products where code like 'bench_arrival_%')`
  )
  results.push(await timed(`${PRODUCTS} days announced, ${READERS} readers told`, tellArrived))
  console.log(table(['what', 'median', 'p95'], results))
} finally {
  await app.terminate()
  await shop.stop()
}
