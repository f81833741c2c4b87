/*
 * Three web processes and two workers over one database and one store, of which one is killed each second and
 * comes back, while customers read and order: `npm run bench:several-machines`. SECONDS sets for how long,
 * EVERY_MS how often. One a second needs that a new process is ready within three, for never the last of a kind
 * is killed. Where the machine is slower, RESERVE=8 starts so many more of each kind beforehand, which sleep:
 * whoever is killed is replaced by one of them at once, and a new one is started to sleep in its place.
 */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { runAuditor } from '#auditor/run_auditor'
import { customersOf } from './support/customers_load.ts'
import { Fleet, type Member } from './support/fleet.ts'
import { linesOfKept, ordersKept } from './support/orders_kept.ts'
import { startProxy } from './support/proxy.ts'
import { limitsOn, sessionsOn } from './support/shared_state.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 60)
const EVERY_MS = Number(process.env.EVERY_MS ?? 1_000)
const RESERVE = Number(process.env.RESERVE ?? 0)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 12)

const readyAfter: number[] = []

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const proxy = await startProxy(port, () => fleet.all('web').map(({ url }) => url))
try {
  for (const kind of ['web', 'web', 'web', 'worker', 'worker'] as const) await fleet.add(kind)
  for (let number = 0; number < RESERVE; number++) {
    for (const kind of ['web', 'worker'] as const) await fleet.reserve(kind)
  }
  const known = await runAuditor({ database: fleet.databaseUrl })
  const before = [await sessionsOn(fleet, proxy.url), await limitsOn(fleet)]
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const since = new Date()
  load.start()
  const due = Math.floor((SECONDS * 1_000) / EVERY_MS)
  const returning: Promise<unknown>[] = []
  const began = performance.now()
  for (let kill = 0; kill < due; kill++) {
    const victim = oneOf(fleet.members.filter(({ kind }) => fleet.all(kind).length > 1))
    if (victim) returning.push(replace(victim))
    await wait(Math.max(0, began + (kill + 1) * EVERY_MS - performance.now()))
  }
  const lasted = (performance.now() - began) / 1_000
  await Promise.all(returning)
  await load.stop()
  const kept = await ordersKept(fleet, load, since)
  const findings = (await runAuditor({ database: fleet.databaseUrl })).filter(
    (finding) => !known.includes(finding)
  )
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['a sign-in is known on all, ended on all', before[0]!, 'yes, yes'],
        ['calls of one visitor, counted on all', before[1]!, 'one limit'],
        [
          'processes killed, never the last of its kind',
          `${returning.length} in ${Math.round(lasted)} s`,
          `${due}: one in ${EVERY_MS} ms`,
        ],
        ['a new process is ready after, median and longest', spread(readyAfter), '3 s'],
        ['requests', String(load.asked), ''],
        ['of which cut off, and asked again', String(load.failures), ''],
        ...linesOfKept(kept),
        ['all done after', `${Math.round(kept.waited.seconds)} s`, ''],
        ['the auditor finds', findings.join('; ') || 'nothing', 'nothing'],
      ]
    )
  )
} finally {
  await fleet.stop()
  await proxy.stop()
}

/** Kills it without a warning; another one takes its place, and is at work before the next is killed if one sleeps. */
async function replace({ kind, process: killed }: Member): Promise<void> {
  const ended = once(killed, 'exit')
  killed.kill('SIGKILL')
  await ended
  const began = performance.now()
  await (fleet.wake(kind) ? fleet.reserve(kind) : fleet.add(kind))
  readyAfter.push((performance.now() - began) / 1_000)
}

function spread(seconds: readonly number[]): string {
  const sorted = [...seconds].sort((one, other) => one - other)
  const at = (index: number) => `${sorted[index]?.toFixed(1) ?? '-'} s`
  return `${at(Math.floor(sorted.length / 2))}, ${at(sorted.length - 1)}`
}

function oneOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)]
}
