import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Followed } from '#shared/reading/choice'

/** Its connection, by the name in `config/database.ts`. */
export const replicaClient = (): QueryClientContract => db.connection('replica')

/** A list waits no longer for a replica that says nothing. */
const LONGEST_WAIT_MS = 1_000

/** How far the replica is. @throws where it does not say so within a second */
export async function askFollowed(): Promise<Followed> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = () => reject(new Error('timeout expired: the replica does not answer'))
  const timer = setTimeout(late, LONGEST_WAIT_MS)
  const asked = replicaClient().rawQuery<{ rows: [Followed] }>(FOLLOWED)
  try {
    return (await Promise.race([asked, promise])).rows[0]
  } finally {
    clearTimeout(timer)
  }
}

const FOLLOWED = `
  select pg_is_in_recovery() as "isReplica",
         coalesce((pg_last_wal_replay_lsn() - '0/0')::bigint, 0) as replayed,
         extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`
