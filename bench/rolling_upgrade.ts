/*
 * Two web processes and a worker behind a proxy, each replaced by a new one after the other while customers read
 * and order: `npm run bench:rolling-upgrade`. REQUESTS sets how many requests are made at least.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { customersOf } from './support/customers_load.ts'
import { Fleet, type Member } from './support/fleet.ts'
import { linesOfKept, ordersKept } from './support/orders_kept.ts'
import { startProxy } from './support/proxy.ts'
import { table } from './support/table.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 20_000)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 12)
const DRAIN = { DRAIN_SECONDS: '6' }
const PAUSE_MS = 2_000

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const webs = () => fleet.all('web').map(({ url }) => url)
const proxy = await startProxy(port, webs)
try {
  for (const kind of ['web', 'web', 'worker'] as const) await fleet.add(kind, DRAIN)
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const since = new Date()
  const began = performance.now()
  load.start()
  const replaced: string[] = []
  let rounds = 0
  while (load.asked < REQUESTS || rounds === 0) {
    for (const member of [...fleet.members]) replaced.push(await replace(member))
    rounds++
  }
  await load.stop()
  const seconds = (performance.now() - began) / 1000
  const kept = await ordersKept(fleet, load, since)
  const failed = [...load.failed].map(([how, count]) => `${count} × ${how}`).join(', ')
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['requests', `${load.asked} in ${Math.round(seconds)} s`, `${REQUESTS}`],
        ['of which failed', failed || '0', '0'],
        ['slowest', `${Math.round(load.slowestMs)} ms`, ''],
        ['asked for again by the proxy', String(proxy.again), ''],
        ['processes replaced', `${replaced.length} in ${rounds} rounds`, '3'],
        ['longest end', longest(replaced), ''],
        ...linesOfKept(kept),
      ]
    )
  )
} finally {
  await fleet.stop()
  await proxy.stop()
}

/** The new one is there before the old one is told to go: how it ended. */
async function replace(member: Member): Promise<string> {
  await fleet.add(member.kind, DRAIN)
  const { seconds, code } = await member.end()
  await wait(PAUSE_MS)
  return `${seconds.toFixed(1)} s, ${member.kind}, code ${code}`
}

function longest(ends: string[]): string {
  return ends.toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one))[0] ?? ''
}
