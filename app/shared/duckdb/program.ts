import { rmSync } from 'node:fs'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import type { Answer, Cell, News, Order, Setting } from '#shared/duckdb/types'

/* The one program that opens DuckDB: its crashes happen here. It imports only types of the app. */

const PROGRESS_EVERY_MS = 500
const MOST_ROWS = 10_000

const LOCKED = {
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
}

const running = new Map<number, DuckDBConnection>()
const unwanted = new Set<number>()
let place = ''
let free: DuckDBConnection[] = []

process.on('message', (order: Order) => {
  if ('open' in order) void begin(order.open)
  else if ('interrupt' in order) interrupt(order.interrupt)
  else void answer(order.run, order.sql).then(tell)
})

process.once('disconnect', () => {
  for (const connection of running.values()) connection.interrupt()
  if (place) rmSync(place, { recursive: true, force: true, maxRetries: 3 })
  process.kill(process.pid, 'SIGKILL')
})

/** Ctrl-C and service managers signal all processes; the application decides when this one ends. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const tell = (news: News) => process.connected && process.send?.(news)

async function answer(run: number, sql: string): Promise<News> {
  const connection = free.pop()!
  running.set(run, connection)
  const timer = setInterval(() => progress(run, connection), PROGRESS_EVERY_MS)
  try {
    return { run, answer: await read(connection, sql) }
  } catch (error) {
    return { run, refusal: error instanceof Error ? error.message : String(error) }
  } finally {
    clearInterval(timer)
    running.delete(run)
    unwanted.delete(run)
    free.push(connection)
  }
}

async function read(connection: DuckDBConnection, sql: string): Promise<Answer> {
  const reader = await connection.runAndReadUntil(sql, MOST_ROWS + 1)
  if (reader.currentRowCount > MOST_ROWS) {
    throw new Error(`More than ${MOST_ROWS} rows: have them written into a file`)
  }
  return { rows: reader.getRowsJS() as Cell[][], changed: reader.rowsChanged }
}

function interrupt(run: number): void {
  unwanted.add(run)
  running.get(run)?.interrupt()
}

/** DuckDB forgets an interrupt that comes before the statement has begun. */
function progress(run: number, connection: DuckDBConnection): void {
  if (unwanted.has(run)) return connection.interrupt()
  const { percentage } = connection.progress
  if (percentage >= 0) tell({ run, percent: Math.min(99, Math.floor(percentage)) })
}

async function begin(setting: Setting): Promise<void> {
  free = await open(setting)
  tell({ ready: true })
}

/** Settings of a connection are made before all are locked, so connections are made beforehand. */
async function open(setting: Setting): Promise<DuckDBConnection[]> {
  place = setting.place
  const database = await DuckDBInstance.create(':memory:', {
    ...LOCKED,
    threads: String(setting.threads),
    memory_limit: setting.memory,
    temp_directory: `${place}/spill-${process.pid}`,
    max_temp_directory_size: setting.spill,
  })
  const connections: DuckDBConnection[] = []
  for (let one = 0; one < setting.atOnce; one++) connections.push(await connect(database))
  const folders = [place, ...setting.folders].map((folder) => `'${folder.replaceAll("'", "''")}'`)
  await connections[0]!.run(`set allowed_directories = [${folders.join(', ')}]`)
  await connections[0]!.run('set enable_external_access = false')
  await connections[0]!.run('set lock_configuration = true')
  return connections
}

async function connect(database: DuckDBInstance): Promise<DuckDBConnection> {
  const connection = await database.connect()
  await connection.run('set enable_progress_bar = true')
  await connection.run('set enable_progress_bar_print = false')
  return connection
}
