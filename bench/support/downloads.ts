import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Ignitor } from '@adonisjs/core'
import type { TemporaryShop } from '../../bin/support/temporary_shop.ts'

const ORDER = 990_001
const BLOCK = randomBytes(2 ** 24)

/** A running application beside the shop, on the same database and lake. */
export async function joinShop(shop: TemporaryShop) {
  Object.assign(process.env, shop.env)
  const importer = (path: string) =>
    /^\.\.?\//.test(path) ? import(new URL(`../../${path}`, import.meta.url).href) : import(path)
  const app = new Ignitor(new URL('../../', import.meta.url), { importer })
    .tap((application) => application.booting(() => void import('#start/env')))
    .createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {})
  return app
}

async function* content(bytes: number) {
  for (let left = bytes; left > 0; left -= BLOCK.length) yield BLOCK.subarray(0, left)
}

/** A completed order whose customer can claim as many copies of one stored file as wanted. */
export async function prepareDownloads(bytes: number) {
  const { rows } = await import('#shared/database')
  const { lake } = await import('#shared/storage')
  const ledger = await import('#tests/fixtures/delivery/ledger')
  const { cookieOf } = await import('#tests/fixtures/delivery/browser')
  const user = await ledger.givenUser('bench@example.com')
  await rows(null, COMPLETED_ORDER, [ORDER, user.id])
  const store = async (key: string, size: number) => ({
    key,
    size,
    ...(await lake().putStream(key, content(size))),
  })
  const big = await store('bench/big.bin', bytes)
  return { cookie: await cookieOf(user), user, big, store }
}

type Prepared = Awaited<ReturnType<typeof prepareDownloads>>
type StoredFile = { key: string; size: number; sha256: string }

/** A new file of the order with that content, claimed: the address of its bytes. */
export async function claimCopy({ user }: Prepared, { key, size, sha256 }: StoredFile) {
  const { rows } = await import('#shared/database')
  const { claimFile } = await import('#delivery/actions/claims/claim_file')
  const ledger = await import('#tests/fixtures/delivery/ledger')
  const file = await ledger.givenFile(ORDER, Buffer.from('x'))
  await rows(null, `update delivery_files set key = ?, bytes = ?, sha256 = ? where id = ?`, [
    ...[key, size, sha256, file.id],
  ])
  const actor = { id: user.id, label: user.email }
  const claimed = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
  if (!claimed.ok) throw new Error(claimed.refusal.code)
  return `/downloads/${claimed.value.id}`
}

/** Bytes a second that curl gets of an address; it hardly costs anything itself. */
export async function speedOf(url: string, cookie: string, bytes: number): Promise<number> {
  const format = '%{http_code} %{size_download} %{speed_download}'
  const curl = spawn('curl', ['-s', '-o', '/dev/null', '-w', format, '-b', cookie, url])
  const [said] = await Promise.all([text(curl.stdout), once(curl, 'exit')])
  const [status, size, speed] = said.split(' ').map(Number)
  if (size !== bytes) throw new Error(`${url}: ${status}, ${size} of ${bytes} bytes`)
  return speed!
}

const COMPLETED_ORDER = `
  insert into orders (number, user_id, state, type, payment_method, subtotal_cents, fee_cents,
    net_cents, vat_percent, vat_cents, gross_cents, vat_reason, email, contact_name, company,
    billing_address, delivery_address, quote, locale, completed_at, last_download_day,
    terms_accepted_at)
  values (?, ?, 'Completed', 'B2B', 'BankTransfer', 100, 0, 100, 0, 0, 100, 'outside_eu',
    'bench@example.com', 'Bench', 'Bench', '{}', '{}', '{}', 'en', now(), current_date + 90,
    now())`
