/* Starts a shop of its own and measures boot, pages and memory: `npm run bench:http`. */
import { spawn } from 'node:child_process'
import autocannon from 'autocannon'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { childOf, memoryOf } from './support/processes.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 10)

const load = (url: string, connections: number) =>
  autocannon({
    url,
    connections,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity' },
    idReplacement: true,
  })

/** The second is another address each time, so that nothing kept of an earlier one serves it. */
const PATHS = ['/products', '/products?visit=[<id>]', '/']

/** Milliseconds from spawn to the first answer of a second web process on the same data. */
async function boot(shop: TemporaryShop) {
  const port = await takePort('second web process', randomPort())
  const began = performance.now()
  const web = spawn(process.execPath, ['build/bin/server.js'], {
    env: { ...shop.env, PORT: String(port) },
    stdio: 'ignore',
  })
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/health/live`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const milliseconds = performance.now() - began
  web.kill('SIGTERM')
  return milliseconds
}

const shop = await startTemporaryShop()
const rows: string[][] = []
try {
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  rows.push([
    'web process idle',
    `${memoryOf(childOf(shop.pid, 'build/bin/server.js'))} MB`,
    '250 MB',
  ])
  const boots = [await boot(shop), await boot(shop), await boot(shop)].sort((a, b) => a - b)
  rows.push(['server boot (median of 3)', `${(boots[1]! / 1000).toFixed(2)} s`, '1.5 s'])
  for (const path of PATHS) {
    await load(`${shop.url}${path}`, 5)
    const result = await load(`${shop.url}${path}`, 10)
    rows.push([
      `${path}, 10 connections`,
      `${Math.round(result.requests.average)}/s, p99 ${result.latency.p99} ms, ${result.non2xx} bad`,
      path.startsWith('/products') ? '200/s, 100 ms' : '',
    ])
  }
  rows.push([
    'web process after load',
    `${memoryOf(childOf(shop.pid, 'build/bin/server.js'))} MB`,
    '',
  ])
} finally {
  await shop.stop()
}
console.log(table(['figure', 'measured', 'aim'], rows))
