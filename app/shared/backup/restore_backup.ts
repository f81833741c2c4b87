import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { bareTables } from '#shared/backup/bare_tables'
import { quoted, tablesOf } from '#shared/backup/catalogue'
import { damaged, type KeptTable, type Manifest, type Sequence } from '#shared/backup/manifest'
import { migrateTo, refuseNewer } from '#shared/backup/migrate_to'
import { emptyAgain, refuseOccupied } from '#shared/backup/occupied'
import { BackupProblem } from '#shared/backup/problem'
import type { RestoredStep } from '#shared/backup/restored'
import { opened } from '#shared/backup/sealing'
import { takeSteps } from '#shared/backup/take_steps'
import type { Storage } from '#shared/storage/storage'

export type RestoreWish = {
  databaseUrl: string
  place: Storage
  manifest: Manifest
  identity: string
  /** What happened after the backup is lost: what must not happen twice is held. None: nothing was lost. */
  lost?: { steps: readonly RestoredStep[]; numbers: number }
}

/**
 * Makes the tables of an empty database as the backup had them and fills them in one transaction. Where that
 * fails the database is empty again. @returns what the steps of the modules did
 * @throws BackupProblem
 */
export async function restoreBackup(wish: RestoreWish): Promise<string[]> {
  const { databaseUrl, manifest } = wish
  await refuseNewer(manifest.name, manifest.migrations)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseOccupied(client)
    await (await openedFile(wish, manifest.objects.key)).destroy()
    return await filled(client, wish)
  } finally {
    await client.end()
  }
}

async function filled(client: pg.Client, wish: RestoreWish): Promise<string[]> {
  try {
    await migrateTo(wish.databaseUrl, wish.manifest.migrations)
    await client.query('begin')
    await client.query(`set local maintenance_work_mem = '256MB'`)
    const said = await fill(client, wish)
    await client.query('commit')
    await client.query('analyze')
    return said
  } catch (error) {
    await client.query('rollback')
    await emptyAgain(client)
    throw error
  }
}

async function fill(client: pg.Client, wish: RestoreWish): Promise<string[]> {
  const { tables, sequences, name } = wish.manifest
  const clothe = await bareTables(client)
  const present = await tablesOf(client)
  await client.query(`truncate ${present.map(({ table }) => quoted(table)).join(', ')}`)
  for (const table of tables) await fillTable(client, wish, table)
  // What was put off until the end would keep the tables from being changed.
  await client.query('set constraints all immediate')
  await clothe()
  await setSequences(client, sequences, wish.lost?.numbers ?? 0)
  return wish.lost ? takeSteps(client, name, wish.lost) : []
}

async function fillTable(client: pg.Client, wish: RestoreWish, kept: KeptTable): Promise<void> {
  const columns = kept.columns.map(quoted).join(', ')
  const copy = client.query(from(`copy ${quoted(kept.table)} (${columns}) from stdin`))
  try {
    await pipeline(await openedFile(wish, kept.key), createGunzip(), copy)
  } catch (error) {
    throw reasonOf(error, wish.manifest.name, kept.table)
  }
  if (copy.rowCount !== kept.rows) throw damaged(wish.manifest.name, `${kept.table} lacks rows`)
}

/** What PostgreSQL refuses has a code of its own; anything else is a file that is not as it was. */
function reasonOf(error: unknown, name: string, table: string): Error {
  const isKnown = error instanceof BackupProblem || error instanceof pg.DatabaseError
  return isKnown ? error : damaged(name, `${table} cannot be read (${(error as Error).message})`)
}

const openedFile = async ({ place, identity }: RestoreWish, key: string) =>
  opened(await place.read(key), identity)

/** Sequences go ahead as well: keys that were given after the backup stand in files and with others. */
async function setSequences(client: pg.Client, sequences: Sequence[], ahead: number) {
  for (const { name, last, isCalled } of sequences) {
    const bound =
      'least($2::bigint + $3, (select seqmax from pg_sequence where seqrelid = $1::regclass))'
    await client.query(`select setval($1::regclass, ${bound}, $4)`, [
      name,
      last,
      isCalled ? ahead : 0,
      isCalled,
    ])
  }
}
