/*
 * The primary of PostgreSQL is killed while customers order, and its synchronous standby is promoted:
 * `npm run bench:failover`. SECONDS sets how long before and after.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { runAuditor } from '#auditor/run_auditor'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { customersOf } from './support/customers_load.ts'
import { Fleet } from './support/fleet.ts'
import { linesOfKept, ordersKept } from './support/orders_kept.ts'
import { startProxy } from './support/proxy.ts'
import { startStandby } from './support/standby.ts'
import { startSwitch } from './support/switch.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 8)

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const proxy = await startProxy(port, () => fleet.all('web').map(({ url }) => url))
const primary = new URL(fleet.databaseUrl)
const address = await startSwitch(Number(primary.port))
try {
  const standby = await startSynchronous()
  const through = Object.assign(new URL(primary), { port: String(address.port) }).href
  for (const kind of ['web', 'web', 'worker'] as const) {
    await fleet.add(kind, { DATABASE_URL: through })
  }
  const known = await runAuditor({ database: fleet.databaseUrl })
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const since = new Date()
  load.start()
  await wait(SECONDS * 1000)

  const killed = performance.now()
  await fleet.killDatabase()
  fleet.moveTo(standby)
  await fleet.sql('select pg_promote(wait => true)')
  address.turnTo(standby.port)
  const promoted = performance.now()
  while (load.lastTold < promoted) await wait(20)
  const back = load.lastTold
  await wait(SECONDS * 1000)
  await load.stop()

  const kept = await ordersKept(fleet, load, since)
  const told = [...load.told.values()]
  const found = await runAuditor({ database: fleet.databaseUrl, told })
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['from the kill to the promoted standby', seconds(killed, promoted), ''],
        ['from there to the next order told', seconds(promoted, back), '15 s'],
        ['requests, of which failed meanwhile', `${load.asked}, ${load.failures}`, ''],
        ...linesOfKept(kept),
        [
          'the auditor finds',
          found.filter((one) => !known.includes(one)).join('; ') || 'nothing',
          'nothing',
        ],
      ]
    )
  )
} finally {
  address.stop()
  await fleet.stop()
  await proxy.stop()
}

/** A standby without which the primary commits nothing. */
async function startSynchronous() {
  const standby = await startStandby(fleet)
  await fleet.sql(`alter system set synchronous_standby_names = 'standby'`)
  await fleet.sql('select pg_reload_conf()')
  for (;;) {
    const [state] = await fleet.sql<{ sync_state: string }>(
      'select sync_state from pg_stat_replication'
    )
    if (state?.sync_state === 'sync') return standby
    await wait(100)
  }
}
