import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import { registerTypeParsers } from '#shared/database/type_parsers'

registerTypeParsers()

/** Lower modules first: a path's migrations run before those of the paths behind it. */
const MIGRATED_MODULES = ['shared', 'identity', 'catalogue', 'delivery', 'basket', 'orders', 'site']

/** A request rather fails than waits longer; tests may run on a machine that is busy elsewhere. */
const LONGEST_WAIT_MS = env.get('NODE_ENV') === 'test' ? 60_000 : 5_000

export default defineConfig({
  connection: 'postgres',
  prettyPrintDebugQueries: true,
  connections: {
    postgres: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') },
      pool: { min: 0, max: env.get('DATABASE_POOL', 10), acquireTimeoutMillis: LONGEST_WAIT_MS },
      migrations: {
        naturalSort: true,
        paths: MIGRATED_MODULES.map((name) => `database/migrations/${name}`),
      },
      seeders: { paths: ['database/seeders'] },
      schemaGeneration: { enabled: true, rulesPaths: ['./database/schema_rules.js'] },
    },
  },
})
