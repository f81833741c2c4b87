import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import pooler from '#config/pooler'
import { ill, well, type Examination } from '#shared/examining'

const LONGEST_WAIT_MS = 5_000

/** Where web processes go; commands such as this one go past it. */
export const poolerServer: Examination = {
  name: 'pooler',
  todo: 'Check DATABASE_URL, and whether the pooler runs there and reaches the database.',
  async look() {
    if (pooler.url === pooler.directUrl) return well('none is set')
    return judgePooler(await Promise.all([placeBy(pooler.url), ownPlace()]))
  },
}

/** What web processes reach must be what everything else reaches. */
export const judgePooler = ([web, own]: readonly [string, string]) =>
  web === own
    ? well('web processes and workers reach the same database')
    : ill(
        'web processes and workers reach different databases',
        'Let DATABASE_URL and DATABASE_DIRECT_URL lead to the same one.'
      )

const PLACE = `select system_identifier || '/' || current_database() as place from pg_control_system()`

type Answer = { rows: [{ place: string }] }

const ownPlace = async () => (await db.rawQuery<Answer>(PLACE)).rows[0].place

/** Where an address leads. @throws where it leads nowhere */
export async function placeBy(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LONGEST_WAIT_MS })
  await client.connect()
  try {
    const { rows } = await client.query<Answer['rows'][0]>(PLACE)
    return rows[0]!.place
  } finally {
    await client.end()
  }
}
