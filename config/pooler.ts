import env from '#start/env'

const url = env.get('DATABASE_URL')

/** What may stand between web processes and the database, such as PgBouncer. */
export default {
  /** Where web processes find the database. */
  url,
  /** The database past it: commands and workers need sessions that last. */
  directUrl: env.get('DATABASE_DIRECT_URL') ?? url,
  /** Whether statements keep their plans: not where each transaction may come to another session. */
  keepsPlans: env.get('DATABASE_PREPARED') ?? true,
}
