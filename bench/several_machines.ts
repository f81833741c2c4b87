/*
 * Three web processes and two workers over one database and one store, of which one is killed each second and
 * comes back, while customers read and order: `npm run bench:several-machines`. SECONDS sets for how long.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { runAuditor } from '#auditor/run_auditor'
import { customersOf } from './support/customers_load.ts'
import { Fleet } from './support/fleet.ts'
import { linesOfKept, ordersKept } from './support/orders_kept.ts'
import { startProxy } from './support/proxy.ts'
import { limitsOn, sessionsOn } from './support/shared_state.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 60)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 12)

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const proxy = await startProxy(port, () => fleet.all('web').map(({ url }) => url))
try {
  for (const kind of ['web', 'web', 'web', 'worker', 'worker'] as const) await fleet.add(kind)
  const known = await runAuditor({ database: fleet.databaseUrl })
  const before = [await sessionsOn(fleet, proxy.url), await limitsOn(fleet)]
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const since = new Date()
  load.start()
  let kills = 0
  const returning: Promise<unknown>[] = []
  for (let second = 0; second < SECONDS; second++) {
    const victim = oneOf(fleet.members.filter(({ kind }) => fleet.all(kind).length > 1))
    if (victim) {
      kills++
      victim.process.kill('SIGKILL')
      returning.push(fleet.add(victim.kind))
    }
    await wait(1_000)
  }
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
          `${kills} in ${SECONDS} s`,
          'one a second',
        ],
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

function oneOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)]
}
