/*
 * Two web processes and a worker behind a proxy, each replaced by a new one after the other while customers read
 * and order: `npm run bench:rolling-upgrade`. REQUESTS sets how many requests are made at least. FORMER names the
 * folder of an earlier version's build: the shop begins with it, this version's migrations run while it is at work,
 * and both stay at work side by side, each replaced by the other, until the last round leaves the new one alone.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepAssets } from '../bin/support/pack.ts'
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
const BUILD = 'build'
const FORMER = process.env.FORMER ?? BUILD
const isOther = FORMER !== BUILD
const NEW = isOther ? packedBeside() : BUILD

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`, FORMER)
const webs = () => fleet.all('web').map(({ url }) => url)
const proxy = await startProxy(port, webs)
try {
  for (const kind of ['web', 'web', 'worker'] as const) await fleet.add(kind, DRAIN)
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const since = new Date()
  const began = performance.now()
  load.start()
  const replaced: string[] = []
  if (isOther) await fleet.migrate(NEW)
  let rounds = 0
  for (let isLast = false; !isLast; rounds++) {
    isLast = load.asked >= REQUESTS
    // The new version is always there: it has what pages of both load.
    const [one, other] = fleet.all('web')
    const [worker] = fleet.all('worker')
    replaced.push(await replace(other!, NEW))
    replaced.push(await replace(one!, isLast ? NEW : FORMER))
    replaced.push(await replace(worker!, isLast || rounds % 2 === 0 ? NEW : FORMER))
  }
  await load.stop()
  const seconds = (performance.now() - began) / 1000
  const kept = await ordersKept(fleet, load, since)
  const failed = [...load.failed].map(([how, count]) => `${count} × ${how}`).join(', ')
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['versions', isOther ? 'two, side by side' : 'the same one', ''],
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
  if (isOther) rmSync(NEW, { recursive: true, force: true })
}

/** This version, with what pages of the former one load, as `npm run pack` lays it. */
function packedBeside(): string {
  const folder = join('tmp', `upgrade_${process.pid}`)
  cpSync(BUILD, folder, { recursive: true })
  keepAssets(FORMER, folder)
  return folder
}

/** The new one is there before the old one is told to go: how it ended. */
async function replace(member: Member, build: string): Promise<string> {
  await fleet.add(member.kind, DRAIN, build)
  const { seconds, code } = await member.end()
  await wait(PAUSE_MS)
  return `${seconds.toFixed(1)} s, ${member.kind}, code ${code}`
}

function longest(ends: string[]): string {
  return ends.toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one))[0] ?? ''
}
