import env from '#start/env'

/** A second server that follows the database: lists, statistics and exports are read from it. */
export default {
  url: env.get('DATABASE_REPLICA_URL') ?? null,
  /** Most connections of a process. */
  pool: env.get('DATABASE_REPLICA_POOL', 10),
  /** So many seconds behind the database it is not asked any more. */
  longestLagSeconds: env.get('DATABASE_REPLICA_LAG_SECONDS', 10),
}
