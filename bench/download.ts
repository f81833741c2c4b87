/*
 * Downloads beside nginx serving the same file in the same run: `npm run bench:download`.
 * nginx is looked for in the path or where NGINX says; BENCH_MIB changes the size of the file.
 */
import 'reflect-metadata'
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { randomPort } from '../bin/support/ports.ts'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { claimCopy, joinShop, prepareDownloads, speedOf } from './support/downloads.ts'
import { hasNginx, startNginx } from './support/nginx.ts'
import { childOf, memoryOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const MIB = 2 ** 20
const BYTES = Number(process.env.BENCH_MIB ?? 1024) * MIB
const PARALLEL = 200
const SMALL = 16 * MIB
const TIMES = 3
const WEB = 'build/bin/server.js'

const megabytes = (speed: number) => `${Math.round(speed / 1_000_000)} MB/s`

/** The best of a few measurements: whatever disturbs makes slower, never faster. */
async function best(measure: () => Promise<number>): Promise<number> {
  let speed = 0
  for (let time = 0; time < TIMES; time++) speed = Math.max(speed, await measure())
  return speed
}

/** A second web process that hands its downloads over to nginx. */
async function startHandingOver(shop: TemporaryShop) {
  const port = randomPort()
  const env = { ...process.env, ...shop.env, PORT: String(port), DOWNLOADS_BY: 'nginx' }
  const web = spawn(process.execPath, [WEB], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  while (!(await fetch(`${url}/health/live`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop: () => web.kill('SIGTERM') }
}

/** Reads a whole answer; `each` sees every piece on the way. */
async function read(url: string, cookie: string, each: (chunk: Buffer) => void): Promise<void> {
  const [response] = (await once(get(url, { headers: { cookie }, agent: false }), 'response')) as [
    Readable & { statusCode: number },
  ]
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  for await (const chunk of response) each(chunk)
}

const shop = await startTemporaryShop()
const lines: string[][] = []
try {
  const app = await joinShop(shop)
  const given = await prepareDownloads(BYTES)
  const { cookie, big } = given
  const web = childOf(shop.pid, WEB)
  const idle = memoryOf(web)
  const claim = () => claimCopy(given, big)

  let plain = 0
  if (hasNginx()) {
    const handing = await startHandingOver(shop)
    const storage = join(shop.directory, 'storage')
    const nginx = await startNginx({ port: randomPort(), storage, shop: handing.url })
    try {
      plain = await best(() => speedOf(`${nginx.url}/plain/lake/${big.key}`, cookie, BYTES))
      const handed = await best(async () => speedOf(`${nginx.url}${await claim()}`, cookie, BYTES))
      lines.push(['nginx alone', megabytes(plain), ''])
      lines.push(['handed over to nginx', megabytes(handed), `${megabytes(0.9 * plain)} (0.9 ×)`])
      lines.push(['share of nginx', (handed / plain).toFixed(2), '0.90'])
    } finally {
      await nginx.stop()
      handing.stop()
    }
  } else lines.push(['nginx', 'not found: set NGINX', ''])

  const streamed = await best(async () => speedOf(`${shop.url}${await claim()}`, cookie, BYTES))
  const before = processorSecondsOf(web)
  await speedOf(`${shop.url}${await claim()}`, cookie, BYTES)
  const busy = processorSecondsOf(web) - before
  lines.push([
    'streamed by the web process',
    megabytes(streamed),
    plain ? `${megabytes(0.4 * plain)} (0.4 ×)` : '',
  ])
  if (plain) lines.push(['share of nginx', (streamed / plain).toFixed(2), '0.40'])
  lines.push(['its processor time', `${busy.toFixed(2)} s`, ''])

  const hash = createHash('sha256')
  await read(`${shop.url}${await claim()}`, cookie, (chunk) => hash.update(chunk))
  lines.push([
    'checksum of what arrived',
    hash.digest('hex') === big.sha256 ? 'right' : 'WRONG',
    'right',
  ])

  const small = await given.store('bench/small.bin', SMALL)
  const paths = []
  for (let at = 0; at < PARALLEL; at++) paths.push(await claimCopy(given, small))
  let peak = memoryOf(web)
  let bytes = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(web))), 20)
  await Promise.all(
    paths.map((path) => read(`${shop.url}${path}`, cookie, (chunk) => (bytes += chunk.length)))
  )
  clearInterval(watch)
  const isWhole = bytes === PARALLEL * SMALL ? 'whole' : `${bytes} BYTES`
  lines.push([`${PARALLEL} downloads at once`, isWhole, 'whole'])
  lines.push(['web process before', `${idle} MB`, ''])
  lines.push(['web process at most', `${peak} MB`, '400 MB'])
  await app.terminate()
} finally {
  await shop.stop()
}
console.log(table(['figure', 'measured', 'aim'], lines))
