/*
 * A shop of its own with 500 products, 20 years and 5 files a day (about 13 million files), and
 * how fast it finds, shows and prices them: `npm run bench:catalogue`. PRODUCTS, YEARS and SECONDS
 * make it smaller or longer. Busy neighbours lower the rates and not what a request costs: the last
 * columns are milliseconds of a processor, of the web process and of PostgreSQL.
 */
import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { fillCatalogue } from './support/big_catalogue.ts'
import { catalogueAddresses, many } from './support/catalogue_addresses.ts'
import { Meter, type Measured } from './support/load.ts'
import type { PricedRange } from './support/price_ranges.ts'
import { memoryOf } from './support/processes.ts'
import { table } from './support/table.ts'

const PRODUCTS = Number(process.env.PRODUCTS ?? 500)
const YEARS = Number(process.env.YEARS ?? 20)
const SECONDS = Number(process.env.SECONDS ?? 10)

const NEW = 20_000
const CALLS = 120

const ask = catalogueAddresses({ products: PRODUCTS, years: YEARS })

async function bytesOnTheWire(meter: Meter, path: string): Promise<string> {
  const headers = { 'accept-encoding': 'gzip' }
  const { throughput, requests } = await meter.load({ paths: [path], connections: 1, headers }, 1)
  return `${(throughput.total / requests.total / 1000).toFixed(1)} kB`
}

/** Ten products over longer and longer ranges, priced inside the server. */
async function pricedInside(env: NodeJS.ProcessEnv): Promise<string[][]> {
  const sizes = { PRODUCTS: String(PRODUCTS), YEARS: String(YEARS) }
  const script = ['--import=@poppinss/ts-exec', 'bench/support/price_ranges.ts']
  const run = await promisify(execFile)(process.execPath, script, { env: { ...env, ...sizes } })
  const ranges = JSON.parse(run.stdout.trim().split('\n').at(-1)!) as PricedRange[]
  return ranges.map(({ name, quoteMs, jsonMs }) => [
    `quote made in the server, 10 products, ${name}`,
    `${quoteMs.toFixed(2)} ms, its JSON ${jsonMs.toFixed(2)} ms`,
    '20 ms',
  ])
}

async function measure(shop: Pick<TemporaryShop, 'url' | 'pid' | 'directory' | 'env'>) {
  const meter = new Meter(shop, SECONDS)
  const found: string[][] = []
  const note = (name: string, aim: string, { said, web, database }: Measured) =>
    found.push([name, said, aim, web.toFixed(2), database.toFixed(2)])
  const ofTen = (from: string, count = CALLS) => many(count, (n) => ask.quoteOfTen(n, from))

  const overview = { paths: ['/products'], connections: 100 }
  note('overview page, 100 at once', 'p99 100 ms', await meter.rate(overview))
  const quotes = many(NEW, ask.shortQuote)
  note('quotes, one product, each new', '500/s', await meter.newRate({ paths: quotes }))
  note('quotes, one product, repeated', '500/s', await meter.rate({ paths: quotes.slice(0, 200) }))
  const long = ofTen(ask.firstDay, NEW).slice(CALLS)
  note(`quotes, 10 products, ${YEARS} years, each new`, '', await meter.newRate({ paths: long }))
  note('JSON list of 10', '2,500/s', await meter.rate({ paths: ask.pages }))
  note('JSON detail', '700/s', await meter.rate({ paths: ask.details }))
  note('JSON filter', '2,500/s', await meter.rate({ paths: ask.filters }))
  const searches = many(NEW, (n) => ask.search(n + CALLS))
  note('JSON text search, each new', '400/s', await meter.newRate({ paths: searches }))
  // One at a time comes last: by then the process is as warm as one that has served for a while.
  note('search, one at a time', '30 ms', await meter.alone(many(CALLS, ask.search)))
  note(`coverage of ${YEARS} years`, '30 ms', await meter.alone(many(CALLS, ask.coverage)))
  found.push(['its size on the wire, gzip', await bytesOnTheWire(meter, ask.coverage(1)), '25 kB'])
  note('quote, 10 products, 1 month', '', await meter.alone(ofTen('2025-12-03')))
  note('quote, 10 products, 1 year', '', await meter.alone(ofTen('2025-01-03')))
  note(`quote, 10 products, ${YEARS} years`, '20 ms', await meter.alone(ofTen(ask.firstDay)))
  found.push(...(await pricedInside(shop.env)))
  note('preview, warm', '300 ms', await meter.alone(ask.previews))
  found.push(['web process afterwards', `${memoryOf(meter.web)} MB`])
  return found
}

const shop = await startTemporaryShop()
try {
  const began = performance.now()
  const files = await fillCatalogue(shop.databaseUrl, { products: PRODUCTS, years: YEARS })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${PRODUCTS} products, ${files.toLocaleString('en')} files, filled in ${seconds} s`)
  console.log(`load of the machine before: ${loadavg().map(Math.round).join(', ')}\n`)
  const head = ['figure', 'measured', 'aim', 'web ms', 'PostgreSQL ms']
  console.log(table(head, await measure(shop)))
} finally {
  await shop.stop()
}
