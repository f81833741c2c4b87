/*
 * A shop of its own with a million orders of five items, and how fast staff page, sort, filter and
 * search them, and take them with them as CSV: `npm run bench:orders`. ORDERS, SECONDS and REQUESTS
 * make it smaller or longer.
 */
import autocannon from 'autocannon'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { fillOrders } from './support/many_orders.ts'
import { percentile } from './support/percentile.ts'
import { childOf, memoryOf } from './support/processes.ts'
import { staffSession } from './support/staff_session.ts'
import { table } from './support/table.ts'

const ORDERS = Number(process.env.ORDERS ?? 1_000_000)
const SECONDS = Number(process.env.SECONDS ?? 10)
const REQUESTS = Number(process.env.REQUESTS ?? 200)
const EXPORTED = 200_000
const AT_ONCE = 20
const WEB = 'build/bin/server.js'

const LIST = '/api/v1/orders/basic?limit=10'
const SORTS = ['number', 'created', 'updated', 'customer', 'payment', 'gross', 'state']
const FILTERS = [
  'state=Failed',
  'state=Rejected',
  'state=Registered,Confirmed,Processing',
  'type=INTERNAL',
  'payment=Quota',
  'state=Completed&type=B2B&payment=Card',
]
const SEARCHES = [
  'buyer 1234',
  'futures',
  'house 77',
  'reference data 15',
  'po-17',
  '10007',
  'anna',
]

const draw = <T>(from: readonly T[], n: number): T => from[n % from.length]!

/** Numbers that look thrown and are the same in every run. */
const thrown = (n: number) => ((n * 2_654_435_761) >>> 0) / 2 ** 32

const sorted = (n: number) =>
  `${LIST}&orderBy=${draw(SORTS, n)}&orderDirection=${n % 2 ? 'ASC' : 'DESC'}`

const KINDS: [string, (n: number) => string][] = [
  ['first pages, each order', sorted],
  ['any page, each order', (n) => `${sorted(n)}&page=${1 + Math.floor((thrown(n) * ORDERS) / 10)}`],
  ['filters', (n) => `${sorted(n)}&${draw(FILTERS, n)}`],
  [
    'filters, any of 500 pages',
    (n) => `${sorted(n)}&${draw(FILTERS, n)}&page=${1 + ((n * 7) % 500)}`,
  ],
  ['text search', (n) => `${sorted(n)}&search=${encodeURIComponent(draw(SEARCHES, n))}`],
  [
    'text search, any of 100 pages',
    (n) => `${sorted(n)}&search=${encodeURIComponent(draw(SEARCHES, n))}&page=${1 + (n % 100)}`,
  ],
]

type Shop = { shop: TemporaryShop; cookie: string }

/** Milliseconds of calls one after the other. */
async function lonely({ shop, cookie }: Shop, pathOf: (n: number) => string) {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n++) {
    const began = performance.now()
    const response = await fetch(`${shop.url}${pathOf(n)}`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${pathOf(n)} answered ${response.status}`)
    times.push(performance.now() - began)
  }
  return times
}

async function mixed({ shop, cookie }: Shop) {
  const requests = Array.from({ length: 600 }, (_, n) => ({ path: draw(KINDS, n)[1](n) }))
  const headers = { cookie }
  return autocannon({ url: shop.url, connections: AT_ONCE, duration: SECONDS, requests, headers })
}

/** Time to the first byte, rows, and how far the memory of the web process grew. */
async function exportCsv({ shop, cookie }: Shop) {
  const web = childOf(shop.pid, WEB)
  const before = memoryOf(web)
  const began = performance.now()
  const path = `/admin/manage-orders/export?orderBy=number&type=${ORDERS > EXPORTED ? 'B2B' : ''}`
  const response = await fetch(`${shop.url}${path}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  let [first, bytes, most, lines] = [0, 0, before, 0]
  for await (const chunk of response.body!) {
    first ||= performance.now() - began
    bytes += chunk.length
    lines += chunk.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0)
    most = Math.max(most, memoryOf(web))
    if (lines > EXPORTED) break
  }
  return { first, bytes, lines, grown: most - before }
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

async function measure(open: Shop): Promise<string[][]> {
  const results: string[][] = []
  for (const [name, pathOf] of KINDS) {
    const times = await lonely(open, pathOf)
    const [median, slow] = [percentile(times, 50), percentile(times, 95)]
    results.push([name, `median ${shown(median)}, p95 ${shown(slow)}`, 'p95 50 ms'])
  }
  const load = await mixed(open)
  const bad = load.non2xx ? `, ${load.non2xx} BAD` : ''
  results.push([
    `all of it, ${AT_ONCE} at once`,
    `${Math.round(load.requests.average)}/s, p99 ${load.latency.p99} ms${bad}`,
    '200/s',
  ])
  const { first, bytes, lines, grown } = await exportCsv(open)
  const size = `${lines.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(0)} MB`
  results.push([`CSV (${size}), first byte`, shown(first), '1 s'])
  results.push(['CSV, memory of the web process', `+${grown} MB`, '+64 MB'])
  return results
}

const shop = await startTemporaryShop()
try {
  await fillOrders(shop.databaseUrl, { orders: ORDERS, itemsEach: 5 })
  console.log(`${ORDERS.toLocaleString('en')} orders of 5 items\n`)
  const cookie = await staffSession(shop.url)
  console.log(table(['figure', 'measured', 'aim'], await measure({ shop, cookie })))
} finally {
  await shop.stop()
}
