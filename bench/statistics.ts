/*
 * A shop of its own with a million orders of five items of 500 products, subscriptions and reports, how long each tab of the
 * statistics takes for some spans, how soon a chart is drawn on a slow phone, and what their kept sums cost a
 * checkout: `npm run bench:statistics`.
 * ORDERS, REQUESTS, BUYERS (of a round) and ROUNDS make it smaller or longer.
 */
import pg from 'pg'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { fillCatalogue } from './support/big_catalogue.ts'
import { fillOrders } from './support/many_orders.ts'
import { fillSubscriptions } from './support/many_subscriptions.ts'
import { percentile } from './support/percentile.ts'
import { fillReportsOfYears } from './support/reports_of_years.ts'
import { asksOf, staffBrowser, type Asks } from './support/staff_session.ts'
import { costOfSums } from './support/cost_of_sums.ts'
import { drawnChart } from './support/drawn_chart.ts'
import { table } from './support/table.ts'

const ORDERS = Number(process.env.ORDERS ?? 1_000_000)
const REQUESTS = Number(process.env.REQUESTS ?? 40)
const PRODUCTS = 500
const REPORTS = 100_000
const YEARS = [1 / 12, 1, 5, 10]
const TABS = [
  'sales',
  'sales-by-user',
  'sales-by-product',
  'new-users',
  'subscribers',
  'one-offs',
  'reports',
  'conversion',
]

/** The last days up to today, moved by some, so that no answer is one that was kept. */
function spanOf(years: number, moved: number): string {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(Math.round(years * 365) + moved)}&to=${day(moved)}`
}

async function timesOf({ url, headers }: Asks, tab: string, years: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n++) {
    const began = performance.now()
    const answer = await fetch(`${url}/admin/stats/${tab}?${spanOf(years, n % 20)}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${tab} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times.slice(Math.ceil(REQUESTS / 10))
}

async function tabs(asks: Asks): Promise<string[][]> {
  const rows: string[][] = []
  for (const tab of TABS) {
    for (const years of YEARS) {
      const times = await timesOf(asks, tab, years)
      const [half, slow] = [percentile(times, 50), percentile(times, 95)]
      const span = years < 1 ? 'a month' : years === 1 ? 'a year' : `${years} years`
      rows.push([
        `${tab}, ${span}`,
        `${half.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms`,
        'p95 100 ms',
      ])
    }
  }
  return rows
}

async function productIds(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from products order by id desc')
  await client.end()
  return rows.slice(0, PRODUCTS).map(({ id }) => Number(id))
}

const shop = await startTemporaryShop({ LOG_LEVEL: 'warn' })
try {
  await fillCatalogue(shop.databaseUrl, { products: PRODUCTS, years: 0 })
  const size = { orders: ORDERS, itemsEach: 5, productIds: await productIds(shop.databaseUrl) }
  const began = performance.now()
  await fillOrders(shop.databaseUrl, size)
  const seconds = Math.round((performance.now() - began) / 1000)
  await fillSubscriptions(shop.databaseUrl, { users: 2_000, types: 25, ranges: 4, issuer: 'bench' })
  await fillReportsOfYears(shop.databaseUrl, REPORTS)
  const all = Math.round((performance.now() - began) / 1000)
  console.log(
    `${ORDERS.toLocaleString('en')} orders of 5 items, made in ${seconds} s; ` +
      `with 50,000 subscriptions and ${REPORTS.toLocaleString('en')} reports ${all} s\n`
  )
  const browser = await staffBrowser(shop.url)
  const measured = await tabs(await asksOf(browser, shop.url))
  measured.push(await drawnChart(shop.url, browser))
  console.log(table(['tab and span', 'measured', 'aim'], measured))
  console.log(table(['checkout by transfer', 'measured', 'aim'], await costOfSums(shop)))
} finally {
  await shop.stop()
}
