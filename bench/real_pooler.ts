/*
 * The shop through a real PgBouncer, in its modes: `npm run bench:real-pooler`. It asks for pgbouncer in the path,
 * where PGBOUNCER says, or takes that of another Debian: PGBOUNCER_OF=trixie (root, debootstrap). People sign in, staff read lists and exports, customers order, the worker makes their
 * files; SECONDS sets for how long in each mode.
 */
import 'reflect-metadata'
import { setTimeout as wait } from 'node:timers/promises'
import { runAuditor } from '#auditor/run_auditor'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { makeBuyers, makeClerk } from './support/buyers.ts'
import { CustomersLoad } from './support/customers_load.ts'
import { Fleet } from './support/fleet.ts'
import { joinShop } from './support/join_shop.ts'
import { readLists } from './support/lists_read.ts'
import { linesOfKept, ordersKept } from './support/orders_kept.ts'
import { keepsStatements, pgbouncerVersion, startPgBouncer } from './support/pgbouncer.ts'
import { startProxy } from './support/proxy.ts'
import { sessionsOn } from './support/shared_state.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 30)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 8)
const ROUNDS = Number(process.env.ROUNDS ?? 3)

const version = pgbouncerVersion()
if (!version) {
  console.error(
    'PgBouncer is not installed: apt-get install pgbouncer (or name it, PGBOUNCER=/path/to/pgbouncer)'
  )
  process.exit(1)
}

type Way = {
  name: string
  mode: 'session' | 'transaction'
  size: number
  keepsPlans: boolean
  more?: string[]
}

/** As many connections as the web processes may want, or far fewer where they are shared. */
const WAYS: Way[] = [
  { name: 'session', mode: 'session', size: 30, keepsPlans: true },
  { name: 'transaction', mode: 'transaction', size: 4, keepsPlans: false },
]
const NAMES = {
  name: 'transaction, names',
  mode: 'transaction',
  size: 4,
  keepsPlans: true,
} as const
if (keepsStatements(version)) WAYS.push({ ...NAMES, more: ['max_prepared_statements = 500'] })
/** What is forbidden before 1.21: shows that this program sees it. */
if (process.env.WRONG) WAYS.push({ ...NAMES, name: 'transaction, names (wrong)' })

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const proxy = await startProxy(port, () => fleet.all('web').map(({ url }) => url))
const app = await joinShop({ env: fleet.environment })
const { cookieOf } = await import('#tests/fixtures/delivery/browser')
const buyers = await makeBuyers(fleet.databaseUrl, CUSTOMERS)
const clerk = await makeClerk(fleet.databaseUrl)
const cookie = await cookieOf(clerk)
try {
  const columns: string[][][] = []
  for (const way of WAYS) columns.push(await figuresOf(way))
  const rows = columns[0]!.map(([figure, , aim], at) => [
    figure!,
    ...columns.map((column) => column[at]![1]!),
    aim!,
  ])
  console.log(`PgBouncer ${version}`)
  console.log(table(['figure', ...WAYS.map(({ name }) => name), 'aim'], rows))
} finally {
  await app.terminate()
  await fleet.stop()
  await proxy.stop()
}
process.exit(0)

async function figuresOf(way: Way): Promise<string[][]> {
  const bouncer = await startPgBouncer({
    ...{ mode: way.mode, size: way.size, more: way.more, databaseUrl: fleet.databaseUrl },
    port: await takePort('pooler', randomPort()),
    directory: await fleet.databaseFolder(`pooler_${WAYS.indexOf(way)}`),
  })
  const settings = {
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: fleet.databaseUrl,
    DATABASE_PREPARED: String(way.keepsPlans),
  }
  try {
    for (const kind of ['web', 'web', 'worker'] as const) await fleet.add(kind, settings)
    return await drive(bouncer.connections)
  } finally {
    for (const member of [...fleet.members]) await member.end()
    await bouncer.stop()
  }
}

type Connections = () => Promise<{ clients: number; servers: number }>

async function drive(connections: Connections): Promise<string[][]> {
  const known = await runAuditor({ database: fleet.databaseUrl })
  const since = new Date()
  const signedIn = await sessionsOn(fleet, proxy.url).catch((error: Error) => error.message)
  const load = new CustomersLoad(proxy.url, buyers, clerk)
  const most = { clients: 0, servers: 0 }
  load.start()
  const lists = readLists(proxy.url, cookie, ROUNDS)
  for (let second = 0; second < SECONDS; second++) {
    await wait(1_000)
    const { clients, servers } = await connections()
    most.clients = Math.max(most.clients, clients)
    most.servers = Math.max(most.servers, servers)
  }
  const { read, failed } = await lists
  await load.stop()
  for (const one of failed.slice(0, 5)) console.error(one)
  const kept = await ordersKept(fleet, load, since)
  const told = [...load.told.values()]
  const found = await runAuditor({ database: fleet.databaseUrl, told })
  return [
    ['sign-in known on all, ended on all', signedIn, 'yes, yes'],
    ['lists and exports read, failed', `${read}, ${failed.length}`, ', 0'],
    ['requests of customers, failed', `${load.asked}, ${failuresOf(load)}`, ', 0'],
    ...linesOfKept(kept),
    ['a job begins after, median and 95th', await startsOf(since), 'at once'],
    ['connections to it, to the database', `${most.clients}, ${most.servers}`, ''],
    [
      'the auditor finds',
      found.filter((one) => !known.includes(one)).join('; ') || 'nothing',
      'nothing',
    ],
  ]
}

function failuresOf({ failed }: CustomersLoad): string {
  return [...failed].map(([how, count]) => `${count} × ${how}`).join(', ') || '0'
}

/** Between the moment from which a job may run and its start: what LISTEN and NOTIFY are for. */
async function startsOf(since: Date): Promise<string> {
  const [spread] = await fleet.sql<{ median: number; late: number }>(
    `select percentile_cont(0.5) within group (order by waited)::float8 as median,
            percentile_cont(0.95) within group (order by waited)::float8 as late
       from (select extract(epoch from started_on - created_on) as waited from pgboss.job
              where created_on >= $1 and start_after <= created_on and retry_count = 0
                and started_on is not null) as jobs`,
    [since]
  )
  return `${spread!.median?.toFixed(2)} s, ${spread!.late?.toFixed(2)} s`
}
