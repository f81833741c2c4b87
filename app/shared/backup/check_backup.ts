import { randomBytes } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { pipeline, type Readable } from 'node:stream'
import pg from 'pg'
import { missingObjects } from '#shared/backup/list_objects'
import { restoreBackup, type RestoreWish } from '#shared/backup/restore_backup'
import { opened } from '#shared/backup/sealing'

/** Restores into a database that is made for it beside the named one, and shows it before it goes again. */
export async function inScratch<T>(
  wish: Omit<RestoreWish, 'lost'>,
  look: (databaseUrl: string) => Promise<T>
): Promise<T> {
  const name = `kontor_check_${randomBytes(4).toString('hex')}`
  const databaseUrl = Object.assign(new URL(wish.databaseUrl), { pathname: name }).href
  await administer(wish.databaseUrl, `create database ${name}`)
  try {
    await restoreBackup({ ...wish, databaseUrl })
    return await look(databaseUrl)
  } finally {
    await administer(wish.databaseUrl, `drop database ${name} with (force)`)
  }
}

/** Which of the objects that storage had then it lacks now. */
export async function objectsLackedBy({ place, manifest, identity }: RestoreWish) {
  const list = await opened(await place.read(manifest.objects.key), identity)
  return missingObjects(pipeline(list, createGunzip(), () => {}) as Readable)
}

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
