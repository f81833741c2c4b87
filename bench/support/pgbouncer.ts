import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { programOf } from './packaged.ts'

const { PGBOUNCER = 'pgbouncer', PGBOUNCER_OF } = process.env
const [program, ...first] = PGBOUNCER_OF
  ? programOf(PGBOUNCER_OF, 'pgbouncer', 'usr/sbin/pgbouncer')
  : [PGBOUNCER]
const MOST_TRIES = 200

/**
 * The version of the PgBouncer of this machine, `1.18.0`: in the path, where PGBOUNCER says, or the one of the Debian that
 * PGBOUNCER_OF names.
 */
export const pgbouncerVersion = (): string | null =>
  spawnSync(program!, [...first, '--version'], { encoding: 'utf8' }).stdout?.match(
    /PgBouncer (\S+)/
  )?.[1] ?? null

/** Whether a version keeps prepared statements where each transaction may come to another session. */
export function keepsStatements(version: string): boolean {
  const [major, minor] = version.split('.').map(Number)
  return major! > 1 || minor! >= 21
}

type Setup = {
  port: number
  databaseUrl: string
  mode: 'session' | 'transaction'
  /** Connections to the database, at most. */
  size: number
  /** A folder that the account of the database may write to: PgBouncer does not run as root. */
  directory: string
  more?: string[]
}

export type PgBouncer = {
  url: string
  /** Those of the shop to it, and its own to the database. */
  connections(): Promise<{ clients: number; servers: number }>
  stop(): Promise<void>
}

export async function startPgBouncer(setup: Setup): Promise<PgBouncer> {
  const { port, directory } = setup
  const { username, password } = new URL(setup.databaseUrl)
  writeFileSync(join(directory, 'users.txt'), `"${username}" "${password}"\n`)
  const config = join(directory, 'pgbouncer.ini')
  writeFileSync(config, configOf(setup, username))
  const { uid, gid } = statSync(directory)
  const bouncer = spawn(program!, [...first, '-q', config], { uid, gid, stdio: 'inherit' })
  const url = Object.assign(new URL(setup.databaseUrl), { port: String(port) })
  const admin = Object.assign(new URL(url), { pathname: '/pgbouncer' }).href
  await untilOpen(admin)
  return {
    url: url.href,
    connections: () => connectionsOf(admin),
    stop: async () => {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGTERM')
      await ended
    },
  }
}

function configOf(setup: Setup, account: string): string {
  const { hostname, port, pathname } = new URL(setup.databaseUrl)
  return [
    '[databases]',
    `kontor = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${setup.port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(setup.directory, 'users.txt')}`,
    `admin_users = ${account}`,
    `pool_mode = ${setup.mode}`,
    `default_pool_size = ${setup.size}`,
    'max_client_conn = 200',
    ...(setup.more ?? []),
    '',
  ].join('\n')
}

async function connectionsOf(admin: string) {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>('show pools')
    const sum = (...names: string[]) =>
      rows
        .filter(({ database }) => database === 'kontor')
        .flatMap((pool) => names.map((name) => Number(pool[name])))
        .reduce((all, one) => all + one, 0)
    return {
      clients: sum('cl_active', 'cl_waiting'),
      servers: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'),
    }
  } finally {
    await client.end()
  }
}

async function untilOpen(admin: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await connectionsOf(admin))
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await wait(50)
    }
  }
}
