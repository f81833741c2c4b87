/*
 * The inventory and the ledger of fetches as large as they will be in years, whole and in pieces: `npm run
 * bench:partitions`. ROWS of each (200 million, for which some 70 GB have to be free), REQUESTS of each question; WORK
 * names another folder than the system's for what is temporary, TABLE only one of `inventory` and `ledger`.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { MIGRATION } from '../bin/support/console_program.ts'
import { demoEnvironment } from '../bin/support/demo_environment.ts'
import { startDatabase } from '../bin/support/embedded_database.ts'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { runCommand } from '../bin/support/run_command.ts'
import { machineSecrets } from '../bin/support/secrets.ts'
import { figuresOf } from './support/partitions/figures_of.ts'
import { inventory } from './support/partitions/inventory.ts'
import { ledger } from './support/partitions/ledger.ts'
import { table } from './support/table.ts'

const ROWS = Number(process.env.ROWS ?? 200_000_000)
const { WORK = tmpdir(), TABLE } = process.env
const NOWHERE = { web: 1, database: 1, smtp: 1, inbox: 1, staffSignIn: 1, cardProvider: 1 }
/** What a machine of 16 GB would give it. */
const SETTINGS = {
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  autovacuum: 'off',
}

const home = mkdtempSync(join(WORK, 'kontor-partitions-'))
chmodSync(home, 0o755)
const cluster = {
  directory: join(home, 'postgres'),
  port: () => takePort('database', randomPort()),
  password: 'partitions',
}
let database = await startDatabase(cluster)
try {
  await migrate()
  await setUp()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  for (const trial of [inventory, ledger].filter(({ name }) => !TABLE || name === TABLE)) {
    const whole = await figuresOf(client, 'plain', trial, ROWS)
    const pieces = await figuresOf(client, 'pieces', trial, ROWS)
    console.log(`\n${trial.name}, ${trial.table}: ${ROWS.toLocaleString('en')} rows`)
    const head = ['figure', 'one table', `${trial.pieces(ROWS).length} by ${trial.by}`]
    const rows = whole.map(([name, said], at) => [name, said, pieces[at]![1]])
    console.log(table(head, rows))
  }
  await client.end()
} finally {
  await database.stop()
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)

async function migrate(): Promise<void> {
  const folder = join(home, 'data')
  mkdirSync(folder)
  const env = demoEnvironment({
    ...{ ports: NOWHERE, secrets: machineSecrets(folder) },
    ...{ dataDirectory: folder, databaseUrl: database.url },
  })
  const code = await runCommand(['build/bin/console.js', ...MIGRATION], { env, quiet: true })
  if (code !== 0) throw new Error(`The migrations ended with code ${code}`)
}

/** Some of them hold from a start on. */
async function setUp(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const [name, value] of Object.entries(SETTINGS)) {
    await client.query(`alter system set ${name} = '${value}'`)
  }
  await client.end()
  await database.stop()
  database = await startDatabase(cluster)
}
