/*
 * A shop of its own with 500 products, 20 years and 5 files a day (about 13 million files), and
 * how fast it finds, shows and prices them: `npm run bench:catalogue`. PRODUCTS, YEARS and SECONDS
 * make it smaller or longer.
 */
import autocannon from 'autocannon'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { fillCatalogue } from './support/big_catalogue.ts'
import { childOf, memoryOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const PRODUCTS = Number(process.env.PRODUCTS ?? 500)
const YEARS = Number(process.env.YEARS ?? 20)
const SECONDS = Number(process.env.SECONDS ?? 10)
const WEB = 'build/bin/server.js'

const WORDS = ['trades', 'order book', 'kassamarkt', 'index futures', 'derivatves', 'settlement']
const FIRST_YEAR = 2025 - YEARS + 1

type Load = { paths: string[]; connections?: number; headers?: Record<string, string> }

/** Asks a list of addresses in turn and again, for some seconds. */
function load(url: string, { paths, connections = 20, headers = {} }: Load, seconds = SECONDS) {
  const requests = paths.map((path) => ({ path }))
  const accept = { 'accept-encoding': 'identity', ...headers }
  let clients = 0
  return autocannon({
    ...{ url, connections, duration: seconds, requests, headers: accept },
    setupClient: (client) => client.setRequests(begunAt(requests, clients++ / connections)),
  })
}

/**
 * The list begun at a share of it: connections that all begin with the first address would ask for
 * the same one at the same time, and most of them would get a kept answer.
 */
function begunAt<T>(list: T[], share: number): T[] {
  const at = Math.floor(list.length * share)
  return [...list.slice(at), ...list.slice(0, at)]
}

/** Milliseconds of calls one after another: half of them, and the slowest of a hundred. */
async function lonely(url: string, paths: string[], calls = 120) {
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const began = performance.now()
    const response = await fetch(`${url}${paths[call % paths.length]}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${paths[call % paths.length]} answered ${response.status}`)
    if (call >= calls / 6) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!
  return { median: at(0.5), slowest: at(0.99) }
}

const code = (number: number) => `bench_${(number % PRODUCTS) + 1}`
const many = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

const list = '/api/v1/products/info?limit=10'
const details = many(200, (n) => `/api/v1/products/info/${code(n * 7)}`)
const filters = many(
  40,
  (n) => `${list}&category=bench_${n % 8}&venue=BN${n % 12}&page=${1 + (n % 3)}`
)
/** Every search is a new one: a number of its own stands behind the words. */
const searches = (from: number) =>
  many(20_000, (n) =>
    `${list}&search=${WORDS[n % WORDS.length]}+${(from + n) % PRODUCTS}+`.replaceAll(' ', '+')
  )
/** Real files of the demo, asked for less often than a caller may. */
const previews = ['tick_cash_l1', 'index_levels_1s', 'ref_cash'].map(
  (product) => `/api/v1/products/info/${product}/preview?day=2025-03-03`
)

const coverage = (n: number) => `/api/v1/products/info/${code(n)}/coverage`

const item = (n: number, from: string, to: string) => `item=${code(n)}.${from}.${to}`
/** A number that means nothing makes each address a new one, which no kept answer can serve. */
const shortQuotes = many(20_000, (n) => {
  const month = String(1 + (n % 12)).padStart(2, '0')
  const year = FIRST_YEAR + (n % YEARS)
  return `/api/v1/quotes?country=DE&${item(n * 3, `${year}-${month}-03`, `${year}-${month}-27`)}&n=${n}`
})
const longQuote = (offset: number, years: number) =>
  `/api/v1/quotes?country=DE&${many(10, (n) => item(offset + n, `${2025 - years + 1}-01-03`, '2025-12-29')).join('&')}&n=${years}-${offset}`

async function bytesOnTheWire(url: string, path: string): Promise<number> {
  const result = await load(
    url,
    { paths: [path], connections: 1, headers: { 'accept-encoding': 'gzip' } },
    1
  )
  return Math.round(result.throughput.total / result.requests.total)
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
const perSecond = (result: autocannon.Result) =>
  `${Math.round(result.requests.average)}/s, p99 ${result.latency.p99} ms${result.non2xx ? `, ${result.non2xx} BAD` : ''}`

async function measure(shop: TemporaryShop): Promise<string[][]> {
  const { url } = shop
  const web = childOf(shop.pid, WEB)
  /** Beside the rate, which busy neighbours lower, what a request costs the web process. */
  const measured = async (wanted: Load) => {
    const before = processorSecondsOf(web)
    const result = await load(url, wanted)
    const cost = ((processorSecondsOf(web) - before) * 1000) / result.requests.total
    return `${perSecond(result)}; ${cost.toFixed(2)} ms of processor`
  }
  const rate = async (name: string, wanted: Load, aim: string) => {
    await load(url, wanted, 2)
    return [name, await measured(wanted), aim]
  }
  const alone = async (name: string, paths: string[], aim: string, calls?: number) => {
    const { median, slowest } = await lonely(url, paths, calls)
    return [name, `${shown(median)}, p99 ${shown(slowest)}`, aim]
  }
  return [
    await rate(
      'overview page, 100 at once',
      { paths: ['/products'], connections: 100 },
      'p99 100 ms'
    ),
    await alone('search, one at a time', searches(0).slice(0, 120), '30 ms'),
    await alone(`coverage of ${YEARS} years`, many(120, coverage), '30 ms'),
    [
      `coverage on the wire, gzip`,
      `${((await bytesOnTheWire(url, coverage(1))) / 1000).toFixed(1)} kB`,
      '25 kB',
    ],
    await alone(
      'quote, 10 products, 1 year',
      many(120, (n) => longQuote(n, 1)),
      ''
    ),
    await alone(
      `quote, 10 products, ${YEARS} years`,
      many(120, (n) => longQuote(n, YEARS)),
      '20 ms'
    ),
    await alone('preview, warm', previews, '300 ms', 48),
    ['quotes, one product, each new', await measured({ paths: shortQuotes }), '500/s'],
    [
      `quotes, 10 products, ${YEARS} years, each new`,
      await measured({ paths: many(20_000, (n) => longQuote(1_000 + n, YEARS)) }),
      '',
    ],
    await rate('JSON list of 10', { paths: many(20, (n) => `${list}&page=${n + 1}`) }, '2,500/s'),
    await rate('JSON detail', { paths: details }, '700/s'),
    await rate('JSON filter', { paths: filters }, '2,500/s'),
    ['JSON text search, each new', await measured({ paths: searches(7) }), '400/s'],
    ['web process afterwards', `${memoryOf(web)} MB`, ''],
  ]
}

const shop = await startTemporaryShop()
try {
  const files = await fillCatalogue(shop.databaseUrl, { products: PRODUCTS, years: YEARS })
  console.log(`${PRODUCTS} products, ${files.toLocaleString('en')} files\n`)
  console.log(table(['figure', 'measured', 'aim'], await measure(shop)))
} finally {
  await shop.stop()
}
