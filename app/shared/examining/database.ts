import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { counted } from '#shared/domain/counted'
import { doubtful, ill, well, type Examination, type Finding } from '#shared/examining'
import { rows } from '#shared/database'

/** Older ones lack what migrations use. */
const OLDEST_SERVER = 16
/** Beyond it, sign-in and quotes that end in seconds would be judged wrongly. */
const MOST_SECONDS_APART = 2
/** Web process, worker, and somebody who looks. */
const PROCESSES = 3

type Facts = {
  version: number
  encoding: string
  mayCreate: boolean
  connections: number
  apartSeconds: number
}

export const database: Examination = {
  name: 'database',
  todo: 'Check DATABASE_URL: address, user and password, and whether PostgreSQL runs there.',
  async look() {
    const [facts] = await rows<Facts>(
      null,
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding,
              has_schema_privilege(current_schema(), 'CREATE') as "mayCreate",
              current_setting('max_connections')::int as connections,
              (extract(epoch from clock_timestamp()) - ?::float8)::float8 as "apartSeconds"`,
      [Date.now() / 1000]
    )
    return [judgeServer(facts!), judgeRights(facts!), judgeClock(facts!), judgePool(facts!)]
  },
}

const judgeServer = ({ version, encoding }: Facts): Finding => {
  if (version < OLDEST_SERVER) {
    return ill(`PostgreSQL ${version}`, `Use PostgreSQL ${OLDEST_SERVER} or newer.`)
  }
  if (encoding !== 'UTF8') return ill(`encoding ${encoding}`, 'Create the database with UTF8.')
  return well(`PostgreSQL ${version}, ${encoding}`)
}

const judgeRights = ({ mayCreate }: Facts): Finding =>
  mayCreate
    ? well('tables can be made')
    : ill(
        'its user may not make tables',
        'Make the user of DATABASE_URL the owner of the database.'
      )

export const judgeClock = ({ apartSeconds }: Pick<Facts, 'apartSeconds'>): Finding =>
  Math.abs(apartSeconds) <= MOST_SECONDS_APART
    ? well('its clock and this one agree')
    : ill(
        `its clock is ${Math.round(apartSeconds)} s apart from this one`,
        'Keep both machines to the same time (NTP).'
      )

function judgePool({ connections }: Facts): Finding {
  const { max = 10 } = db.manager.get(db.primaryConnectionName)?.config.pool ?? {}
  const needed = max * PROCESSES
  return connections >= needed
    ? well(`${connections} connections`)
    : doubtful(
        `${connections} connections; ${PROCESSES} processes may take ${needed}`,
        'Raise max_connections, or lower DATABASE_POOL.'
      )
}

export const tables: Examination = {
  name: 'tables',
  todo: 'Run `npm run migrate`.',
  async look() {
    const list = await new MigrationRunner(db, app, { direction: 'up', dryRun: true }).getList()
    const of = (wanted: string) => list.filter(({ status }) => status === wanted).length
    const [pending, unknown] = [of('pending'), of('corrupt')]
    if (unknown > 0) {
      return ill(
        `the database has ${counted(unknown, 'migration')} that this version does not know`,
        'Start the version of the shop that wrote them, or a newer one.'
      )
    }
    if (pending > 0) {
      return ill(`${counted(pending, 'migration')} to be run`, 'Run `npm run migrate`.')
    }
    return well('up to date')
  },
}
