/*
 * The log of PostgreSQL is archived while customers order, and a copy from before is brought to a moment in
 * between: `npm run bench:point-in-time`. SECONDS sets how long they order before and after it.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { runAuditor } from '#auditor/run_auditor'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { configure, copyCluster } from './support/base_copy.ts'
import { customersOf } from './support/customers_load.ts'
import { Fleet } from './support/fleet.ts'
import { numbersIn } from './support/orders_kept.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 15)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 8)

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
try {
  const archive = await fleet.databaseFolder('archive')
  await archiveTo(archive)
  const copy = fleet.folder('copy')
  await copyCluster(fleet.databaseUrl, copy, 'recovery.signal')
  const web = await fleet.add('web')
  await fleet.add('worker')
  const known = await runAuditor({ database: fleet.databaseUrl })
  const load = await customersOf(fleet, web.url, CUSTOMERS)
  load.start()
  await wait(SECONDS * 1000)
  const before = [...load.told.values()]
  const [moment] = await fleet.sql<{ at: string }>('select now()::text as at')
  await wait(SECONDS * 1000)
  await load.stop()
  const after = [...load.told.values()].slice(before.length)
  await endOfLog()

  configure(copy, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment!.at,
    recovery_target_action: 'promote',
    archive_mode: 'off',
  })
  const began = performance.now()
  const restored = await fleet.startBeside(copy)
  const orders = await numbersIn(restored.url)
  const took = (performance.now() - began) / 1000
  const found = await runAuditor({ database: restored.url, told: before })
  const news = found.filter((one) => !known.includes(one))
  const count = (numbers: number[]) => numbers.filter((number) => orders.has(number)).length
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        [
          'orders told before the moment, restored',
          `${before.length}, ${count(before)}`,
          'the same',
        ],
        ['orders told after it, restored', `${after.length}, ${count(after)}`, 'those on the way'],
        ['recovery', `${took.toFixed(1)} s`, ''],
        ['the auditor finds', news.join('; ') || 'nothing', 'nothing'],
      ]
    )
  )
  await restored.stop()
} finally {
  await fleet.stop()
}

/** From now on each piece of the log is kept. */
async function archiveTo(folder: string): Promise<void> {
  await fleet.sql(`alter system set archive_mode = on`)
  await fleet.sql(
    `alter system set archive_command = 'test ! -f ${folder}/%f && cp %p ${folder}/%f'`
  )
  await fleet.restartDatabase()
}

/** Waits until what was written so far is in the archive. */
async function endOfLog(): Promise<void> {
  const [piece] = await fleet.sql<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name'
  )
  for (;;) {
    const [archiver] = await fleet.sql<{ done: boolean }>(
      'select last_archived_wal >= $1 as done from pg_stat_archiver',
      [piece!.name]
    )
    if (archiver?.done) return
    await wait(100)
  }
}
