import { hostname } from 'node:os'
import config from '@adonisjs/core/services/config'
import pg from 'pg'

/** A lock that one process in the world holds; `lost` fires when its connection breaks. */
export type HeldLock = { lost: AbortSignal; release(): Promise<void> }

/** Who holds it instead, as the holder called itself. */
export type LockTaken = { holder: string; since: Date }

const LONGEST_NAME = 63

/** Held on a connection of its own, so it ends with the process; `label` names the holder. */
export async function holdLock(name: string, label: string): Promise<HeldLock | LockTaken> {
  const where = ` (process ${process.pid} on ${hostname()})`
  const application = `${label.slice(0, LONGEST_NAME - where.length)}${where}`
  const client = new pg.Client({
    ...config.get<pg.ClientConfig>('database.connections.postgres.connection'),
    application_name: application.slice(0, LONGEST_NAME),
    keepAlive: true,
  })
  const broken = new AbortController()
  client.on('error', () => broken.abort())
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>(TRY, [name])
  if (rows[0]!.held) return { lost: broken.signal, release: () => client.end() }
  const found = await client.query<LockTaken>(HOLDER, [name])
  await client.end()
  return found.rows[0] ?? { holder: label, since: new Date() }
}

export const isTaken = (lock: HeldLock | LockTaken): lock is LockTaken => 'holder' in lock

const TRY = `select pg_try_advisory_lock(hashtext('kontor'), hashtext($1)) as held`

const HOLDER = `
  select activity.application_name as holder, activity.backend_start as since
    from pg_locks locks join pg_stat_activity activity using (pid)
   where locks.locktype = 'advisory' and locks.granted
     and locks.database = (select oid from pg_database where datname = current_database())
     and locks.classid = (hashtext('kontor')::bigint & 4294967295)::oid
     and locks.objid = (hashtext($1)::bigint & 4294967295)::oid`
