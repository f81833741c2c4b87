/* Streams 1 GiB of an order through a web process: `npm run bench:download`. */
import 'reflect-metadata'
import { createHash, randomBytes } from 'node:crypto'
import { get } from 'node:http'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Ignitor } from '@adonisjs/core'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { childOf, memoryOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const GIB = 2 ** 30
const BLOCK = randomBytes(2 ** 24)
const ORDER = 990_001
const WEB = 'build/bin/server.js'

/** A running application beside the shop, on the same database and lake. */
async function joinShop(shop: TemporaryShop) {
  Object.assign(process.env, shop.env)
  const importer = (path: string) =>
    /^\.\.?\//.test(path) ? import(new URL(`../${path}`, import.meta.url).href) : import(path)
  const app = new Ignitor(new URL('../', import.meta.url), { importer })
    .tap((application) => application.booting(() => void import('#start/env')))
    .createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {})
  return app
}

async function* content() {
  for (let sent = 0; sent < GIB; sent += BLOCK.length) yield BLOCK
}

/** A completed order of one file, its customer, and the claim of the file. */
async function prepare() {
  const { rows } = await import('#shared/database')
  const { lake } = await import('#shared/storage')
  const { claimFile } = await import('#delivery')
  const ledger = await import('#tests/functional/delivery/support/ledger')
  const { cookieOf } = await import('#tests/functional/delivery/support/browser')
  const user = await ledger.givenUser('bench@example.com')
  await rows(null, COMPLETED_ORDER, [ORDER, user.id])
  const file = await ledger.givenFile(ORDER)
  const { sha256 } = await lake().putStream('bench/one_gib.bin', content())
  await rows(
    null,
    `update delivery_files set key = 'bench/one_gib.bin', bytes = ?, sha256 = ? where id = ?`,
    [GIB, sha256, file.id]
  )
  const actor = { id: user.id, label: user.email }
  const claimed = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
  if (!claimed.ok) throw new Error(claimed.refusal.code)
  return { sha256, path: `/downloads/${claimed.value.id}`, cookie: await cookieOf(user) }
}

const COMPLETED_ORDER = `
  insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
    net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
    billing_address, delivery_address, quote, locale, completed_at, last_download_day)
  values (?, ?, 'Completed', 'B2B', 'BankTransfer', 100, 0, 100, 0, 0, 100, 'outside_eu',
    'bench@example.com', 'Bench', 'Bench', '{}', '{}', '{}', 'en', now(), current_date + 90)`

/** Reads a whole answer and says how fast; `each` sees every piece on the way. */
async function download(url: string, cookie: string, each: (chunk: Buffer) => void) {
  const began = performance.now()
  const [response] = (await once(get(url, { headers: { cookie } }), 'response')) as [
    Readable & { statusCode: number },
  ]
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    each(chunk)
  }
  const seconds = (performance.now() - began) / 1000
  if (bytes !== GIB) throw new Error(`${response.statusCode}: ${bytes} of ${GIB} bytes`)
  return `${Math.round(bytes / 1_000_000 / seconds)} MB/s`
}

const shop = await startTemporaryShop()
try {
  const app = await joinShop(shop)
  const { sha256, path, cookie } = await prepare()
  const web = childOf(shop.pid, WEB)
  const idle = memoryOf(web)
  const began = processorSecondsOf(web)
  let peak = idle
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(web))), 50)
  const speed = await download(`${shop.url}${path}`, cookie, () => {})
  const busy = processorSecondsOf(web) - began
  const hash = createHash('sha256')
  const hashed = await download(`${shop.url}${path}`, cookie, (chunk) => hash.update(chunk))
  clearInterval(watch)
  const isRight = hash.digest('hex') === sha256 ? 'right' : 'WRONG'
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['1 GiB from the local lake', speed, '500 MB/s'],
        ['processor time of the web process', `${busy.toFixed(2)} s`, '2 s'],
        ['the same, hashed by the client', `${hashed}, checksum ${isRight}`, 'right'],
        ['web process before', `${idle} MB`, ''],
        ['web process at most', `${peak} MB`, `${idle + 64} MB`],
      ]
    )
  )
  await app.terminate()
} finally {
  await shop.stop()
}
