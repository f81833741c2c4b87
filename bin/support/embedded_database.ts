import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readyCluster, type Cluster } from './database_cluster.ts'
import { commandOf } from './process_facts.ts'

export type DatabaseServer = {
  url: string
  port: number
  process: ChildProcess
  stop(): Promise<void>
}
type Options = {
  /** Folder of the cluster; made on the first start. */
  directory: string
  /** Asked before every try: the port may be somebody else's by then. */
  port: () => Promise<number>
  password: string
  /** Gives up durability for speed: for throw-away clusters only. */
  throwAway?: boolean
  /** Learns of the server before it is ready. */
  onSpawn?: (pid: number) => void
}

const MOST_TRIES = 5
const STOP_MS = 30_000
/** Somebody else at the port may take connections and say nothing. */
const LONGEST_SILENCE_MS = 5_000
const LAST_LINES = 8
const LAST_BYTES = 4_000
const THROW_AWAY = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  // Who waits so long there waits for what a failed test has left open.
  'lock_timeout=180s',
]
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120']

/** Starts a real PostgreSQL from the installed binaries and makes the database `kontor` in it. */
export async function startDatabase(options: Options): Promise<DatabaseServer> {
  const { account, programs, directory } = await readyCluster(options)
  await stopLeftOver(directory)
  for (let tries = 1; ; tries++) {
    const port = await options.port()
    const server = spawnServer({ programs, directory, port, account, options })
    const url = `postgres://kontor:${options.password}@127.0.0.1:${port}/kontor`
    if (await untilReady(url, server)) {
      return { url, port, process: server, stop: () => stop(server) }
    }
    // Somebody was quicker at the port, or what is left of an earlier server is just ending.
    if (tries === MOST_TRIES) {
      throw new Error(`PostgreSQL ended while starting:\n${lastWordsOfDatabase(options.directory)}`)
    }
    await wait(300 * tries)
  }
}

type Place = Cluster & { port: number; options: Options }

function spawnServer({ programs, directory, port, account, options }: Place): ChildProcess {
  const log = openSync(logBeside(options.directory), 'a')
  const server = spawn(join(programs, 'postgres'), serverArguments(directory, port, options), {
    ...account,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  options.onSpawn?.(server.pid!)
  return server
}

const logBeside = (directory: string) => join(dirname(directory), 'postgres.log')

/** What the server of a cluster wrote last. */
export function lastWordsOfDatabase(directory: string): string {
  const log = logBeside(directory)
  if (!existsSync(log)) return ''
  const text = readFileSync(log).subarray(-LAST_BYTES).toString()
  return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
}

const serverArguments = (directory: string, port: number, { throwAway }: Options) => [
  '-D',
  directory,
  '-p',
  String(port),
  ...[...SETTINGS, ...(throwAway ? THROW_AWAY : [])].flatMap((setting) => ['-c', setting]),
]

/** Ends the server of this very folder that an earlier run could not stop. */
async function stopLeftOver(directory: string) {
  const file = join(directory, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const isServer = () => commandOf(pid)?.includes(`postgres -D ${directory} `)
  if (!isServer()) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 300 && isServer(); tries++) await wait(100)
}

/** False when the server ended instead. */
async function untilReady(url: string, server: ChildProcess): Promise<boolean> {
  const maintenance = url.replace(/kontor$/, 'postgres')
  for (let tries = 0; tries < 1200; tries++) {
    if (server.exitCode !== null || server.signalCode !== null) return false
    const client = new pg.Client({
      connectionString: maintenance,
      connectionTimeoutMillis: LONGEST_SILENCE_MS,
    })
    try {
      await client.connect()
      await createDatabase(client)
      return true
    } catch (error) {
      if (tries === 1199) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

async function createDatabase(client: pg.Client) {
  const known = await client.query("select 1 from pg_database where datname = 'kontor'")
  if (known.rowCount === 0) {
    await client.query("create database kontor template template0 locale 'C' encoding 'UTF8'")
  }
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  const hard = setTimeout(() => server.kill('SIGQUIT'), STOP_MS)
  await ended
  clearTimeout(hard)
}
