import { pipeline, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { migrationsOf, quoted, sequencesOf, tablesOf, type Table } from '#shared/backup/catalogue'
import { listObjects } from '#shared/backup/list_objects'
import { FORMAT, writeManifest, type KeptTable, type Manifest } from '#shared/backup/manifest'
import { sealed } from '#shared/backup/sealing'
import { clock } from '#shared/clock'
import type { Storage } from '#shared/storage/storage'

export type BackupWish = { databaseUrl: string; place: Storage; recipient: string }

/** Light packing: the machine has customers to serve meanwhile. */
const LEVEL = 1

/**
 * Writes all rows as they were at one moment, and the list of storage's objects, compressed and sealed. The
 * shop goes on meanwhile; the objects are listed after the rows, so that what rows speak of is in the list.
 */
export async function writeBackup({
  databaseUrl,
  place,
  recipient,
}: BackupWish): Promise<Manifest> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const put = putting(place, recipient)
    const name = nameAt(clock.now().toJSDate())
    const migrations = await migrationsOf(client)
    const tables: KeptTable[] = []
    for (const table of await tablesOf(client)) {
      tables.push(await writeTable(client, name, table, put))
    }
    const sequences = await sequencesOf(client)
    const server = (await client.query('show server_version')).rows[0].server_version as string
    await client.query('commit')
    const objects = await writeObjects(name, put)
    const madeAt = clock.now().toUTC().toISO()!
    const manifest = {
      format: FORMAT,
      name,
      madeAt,
      server,
      migrations,
      tables,
      sequences,
      objects,
    }
    await writeManifest(place, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

const nameAt = (moment: Date) => `kontor-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

type Put = (
  key: string,
  content: Readable
) => Promise<{ key: string; bytes: number; sha256: string }>

const putting =
  (place: Storage, recipient: string): Put =>
  async (key, content) => {
    const packed = pipeline(content, createGzip({ level: LEVEL }), () => {})
    return { key, ...(await place.putStream(key, await sealed(packed, recipient))) }
  }

async function writeTable(
  client: pg.Client,
  name: string,
  { table, columns }: Table,
  put: Put
): Promise<KeptTable> {
  const copy = client.query(
    to(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`)
  )
  const kept = await put(`${name}/${table}.copy.gz.age`, copy)
  return { ...kept, table, columns, rows: copy.rowCount }
}

async function writeObjects(name: string, put: Put) {
  let count = 0
  const list = listObjects(() => count++)
  return { ...(await put(`${name}/objects.ndjson.gz.age`, list)), count }
}
