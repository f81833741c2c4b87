/*
 * What programs feel of the shop: what a call costs before its own work, how fast lists, details and the
 * description come, how soon a year of files is ordered, waited for and verified by kontor.py, and what
 * waiting clients cost: `npm run bench:api`. SECONDS makes it longer, DAYS the year shorter. Busy
 * neighbours lower the rates and not what a call costs: milliseconds of a processor, of the web process and of PostgreSQL.
 */
import 'reflect-metadata'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { makeBuyers, type Buyer } from './support/buyers.ts'
import { costOfGuards, type Guard } from './support/cost_of_guards.ts'
import { joinShop } from './support/join_shop.ts'
import { Meter, type Measured } from './support/load.ts'
import { givenUnpaid, waitForAll } from './support/long_polls.ts'
import { processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'
import { confirmWhenPlaced, givenYear, YEAR } from './support/year_of_files.ts'

const SECONDS = Number(process.env.SECONDS ?? 10)
const DAYS = Number(process.env.DAYS ?? 250)
const STREAMS = 8
const WAITING = 100
/** Where the year takes longer, something is wrong. */
const LONGEST_YEAR_MS = 300_000
const CODES = ['tick_cash_l1', 'index_levels_1s', 'ref_cash']

const lines: string[][] = []
const note = (what: string, said: string, aim: string, { web, database }: Partial<Measured> = {}) =>
  lines.push([
    what,
    said,
    aim,
    web?.toFixed(2) ?? '',
    database?.toFixed(2) ?? '',
    loadavg()[0]!.toFixed(1),
  ])

const shop = await startTemporaryShop({ LOG_LEVEL: 'warn', API_VISITOR_CALLS: '10000000' })
const app = await joinShop(shop)
const meter = new Meter(shop, SECONDS)

async function guards(buyers: Buyer[]) {
  const cost = async (guard: Guard) => `${(await costOfGuards(app, buyers, guard)).toFixed(3)} ms`
  note('before a call: token and its limit, in the process', await cost('token'), '0.3 ms')
  note('before a call: limit of an address, in the process', await cost('nobody'), '0.3 ms')
}

/** No token is asked more often than it may. */
async function rates(buyers: Buyer[]) {
  const tokens = buyers.map(({ token }) => token)
  const measured = async (what: string, aim: string, paths: string[], by: string[] = []) => {
    const found = await meter.rate({ paths, tokens: by })
    note(what, found.said, aim, found)
  }
  const list = CODES.map((_, at) => `/api/v1/products/info?limit=10&page=${at + 1}`)
  const details = CODES.map((code) => `/api/v1/products/info/${code}`)
  await measured('list of 10 products', '2,500/s', list)
  await measured('a product', '700/s', details)
  await measured('own account, by token', '', ['/api/v1/users/me'], tokens)
  await measured('own orders, by token', '', ['/api/v1/orders/basic?limit=10'], tokens)
  const described = await meter.alone(Array.from({ length: 60 }, () => '/api/v1/openapi.json'))
  note('description, one at a time', described.said, '5 ms', described)
}

/** From nothing to verified files, as a buyer's own machine runs it. */
async function year({ id, token }: Buyer) {
  const { rows } = await import('#shared/database')
  await rows(null, BY_QUOTA, [id])
  const last = await givenYear(DAYS)
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'))
  const client = await (await fetch(`${shop.url}/clients/kontor.py`)).text()
  writeFileSync(join(folder, 'kontor.py'), client)
  const order = [
    'order',
    YEAR.code,
    YEAR.from,
    last,
    '--pay',
    'Quota',
    '--accept',
    'terms,legal_entity',
  ]
  const fetching = ['--wait', '--download', 'data', '--streams', String(STREAMS)]
  const env = { ...process.env, KONTOR_SHOP: shop.url, KONTOR_TOKEN: token }
  const over = new AbortController()
  try {
    const began = performance.now()
    const options = { cwd: folder, env, timeout: LONGEST_YEAR_MS }
    const fetched = promisify(execFile)('python3', ['kontor.py', ...order, ...fetching], options)
    const [{ stdout }] = await Promise.all([fetched, confirmWhenPlaced(id, over.signal)])
    const seconds = (performance.now() - began) / 1_000
    const whole = stdout.includes(`All ${DAYS} files are in data`)
    note(
      `a year by kontor.py: ${DAYS} files of 1 MB, ${STREAMS} streams`,
      `${seconds.toFixed(1)} s, ${whole ? 'verified' : 'NOT WHOLE'}`,
      '15 s'
    )
  } finally {
    over.abort()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Staff of the derivatives house pay by quota. */
const BY_QUOTA = `
  update users set kind = 'staff', username = null, groups = '{shop_derivatives}' where id = ?`

/** Share of a core that the web process takes meanwhile. */
async function shareOfCore(): Promise<string> {
  await sleep(3_000)
  const before = processorSecondsOf(meter.web)
  await sleep(SECONDS * 2_000)
  return `${(((processorSecondsOf(meter.web) - before) / (SECONDS * 2)) * 100).toFixed(1)} % of a core`
}

async function waiting(buyers: Buyer[]) {
  const numbers = await givenUnpaid(buyers)
  note('nobody waits', await shareOfCore(), '')
  const leave = waitForAll(shop.url, buyers, numbers)
  note(`${buyers.length} clients wait for their orders`, await shareOfCore(), 'as nobody')
  await leave()
}

try {
  // Whoever fetches a year has all calls of a minute left for it.
  const [fetching, ...buyers] = await makeBuyers(shop.databaseUrl, 201)
  await guards(buyers)
  await rates(buyers)
  await year(fetching!)
  await waiting(buyers.slice(-WAITING))
} finally {
  console.log(table(['figure', 'measured', 'aim', 'web ms', 'database ms', 'load'], lines))
  await app.terminate()
  await shop.stop()
}
process.exit(0)
