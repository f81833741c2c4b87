import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import pooler from '#config/pooler'
import replica from '#config/replica'
import { defineConfig } from '@adonisjs/lucid'
import { moduleNames } from '#generated/module_names'
import { registerTypeParsers } from '#shared/database/type_parsers'
import { withoutNames } from '#shared/database/without_names'

registerTypeParsers()

/** Lower modules first: a path's migrations run before those of the paths behind it. */
const migrations = moduleNames
  .map((name) => `database/migrations/${name}`)
  .filter((path) => existsSync(app.makePath(path)))

/**
 * A visitor rather gets an answer than waits longer for a connection. Nobody waits for a worker or a
 * command: on a busy machine it takes its turn. Tests may run on such a one as well.
 */
const isWeb = app.getEnvironment() === 'web'
const isVisited = isWeb && env.get('NODE_ENV') !== 'test'
const LONGEST_WAIT_MS = isVisited ? 5_000 : 60_000

/** Nobody waits for a replica: what it does not answer, the database does. */
const LONGEST_WAIT_FOR_REPLICA_MS = 1_000

const following = (connectionString: string) => ({
  client: 'pg' as const,
  connection: {
    ...{ connectionString, keepAlive: true },
    connectionTimeoutMillis: LONGEST_WAIT_FOR_REPLICA_MS,
  },
  pool: { min: 0, max: replica.pool, acquireTimeoutMillis: LONGEST_WAIT_FOR_REPLICA_MS },
})

export default defineConfig({
  connection: 'postgres',
  prettyPrintDebugQueries: true,
  connections: {
    postgres: {
      client: 'pg',
      connection: { connectionString: isWeb ? pooler.url : pooler.directUrl },
      pool: {
        ...{ min: 0, max: env.get('DATABASE_POOL', 10), acquireTimeoutMillis: LONGEST_WAIT_MS },
        ...(!pooler.keepsPlans && { afterCreate: withoutNames }),
      },
      migrations: {
        naturalSort: true,
        paths: migrations,
      },
      seeders: { paths: ['database/seeders'] },
      schemaGeneration: { enabled: true, rulesPaths: ['./database/schema_rules.js'] },
    },
    ...(replica.url !== null && { replica: following(replica.url) }),
  },
})
