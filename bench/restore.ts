/*
 * A million orders of five items, backed up and restored into an empty database: `npm run bench:restore`.
 * ORDERS makes it smaller.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { Fleet } from './support/fleet.ts'
import { fillOrders } from './support/many_orders.ts'
import { table } from './support/table.ts'

const ORDERS = Number(process.env.ORDERS ?? 1_000_000)
const ITEMS_EACH = 5
const RESTORED = 'restored'

type Ran = { seconds: number; said: string }

const place = mkdtempSync(join(tmpdir(), 'kontor-restore-'))
const fleet = await Fleet.start('http://127.0.0.1:1')
try {
  await fillOrders(fleet.databaseUrl, { orders: ORDERS, itemsEach: ITEMS_EACH })
  const keys = (await command(['backup', '--new-key'])).said
  const [recipient, identity] = ['RECIPIENT', 'IDENTITY'].map(
    (name) => new RegExp(`BACKUP_${name}=(\\S+)`).exec(keys)![1]!
  )
  const env = { BACKUP_PLACE: place, BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity }
  const written = await command(['backup'], env)
  await fleet.sql(`create database ${RESTORED}`)
  const url = new URL(fleet.databaseUrl)
  url.pathname = `/${RESTORED}`
  const restored = await command(['restore'], { ...env, DATABASE_URL: url.href })
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['orders, items', `${ORDERS}, ${ORDERS * ITEMS_EACH}`, ''],
        ['backup', `${written.seconds} s`, ''],
        ['restore', `${restored.seconds} s`, '300 s'],
        ['orders restored', await ordersIn(url.href), await ordersIn(fleet.databaseUrl)],
      ]
    )
  )
} finally {
  await fleet.stop()
  rmSync(place, { recursive: true, force: true })
}

/** A console command of the built shop, over its database. */
async function command(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const began = performance.now()
  const run = promisify(execFile)
  const { stdout, stderr } = await run(process.execPath, ['build/bin/console.js', ...args], {
    env: { ...fleet.environment, ...env },
    maxBuffer: 16_000_000,
  })
  return { seconds: Math.round((performance.now() - began) / 1_000), said: stdout + stderr }
}

async function ordersIn(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from orders')
    return rows[0]!.count
  } finally {
    await client.end()
  }
}
