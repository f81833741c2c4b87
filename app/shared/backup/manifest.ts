import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { BackupProblem } from '#shared/backup/problem'
import { FileMissing, type Storage } from '#shared/storage/storage'

/** Raised when a shop of before could no longer read what is written. */
export const FORMAT = 1

/** A file of the backup; the checksum is of its bytes as they lie there, sealed. */
export type Kept = { key: string; bytes: number; sha256: string }
export type KeptTable = Kept & { table: string; columns: string[]; rows: number }
export type Sequence = { name: string; last: string; isCalled: boolean }

/** What a backup holds, readable without its key: no row of a table stands in it. */
export type Manifest = {
  format: number
  name: string
  madeAt: string
  server: string
  migrations: string[]
  tables: KeptTable[]
  sequences: Sequence[]
  objects: Kept & { count: number }
}

const END = '/manifest.json'

export const manifestKey = (name: string) => `${name}${END}`

/** Written last: what has none is no backup. */
export async function writeManifest(place: Storage, manifest: Manifest): Promise<void> {
  const body = JSON.stringify({ ...manifest, sum: sumOf(manifest) }, null, 1)
  await place.putStream(manifestKey(manifest.name), bytesOf(body))
}

/** The named backup, or the youngest. @throws BackupProblem */
export async function readManifest(place: Storage, name?: string): Promise<Manifest> {
  const wanted = name ?? (await listBackups(place)).at(-1)
  if (!wanted) throw new BackupProblem('none', 'There is no backup')
  const { sum, ...manifest } = parsed(wanted, await contentOf(place, wanted))
  if (manifest.format > FORMAT) {
    throw new BackupProblem(
      'newer',
      `${wanted} was written by a newer version (format ${manifest.format})`
    )
  }
  if (sum !== sumOf(manifest)) throw damaged(wanted, 'its manifest was changed')
  return manifest
}

/** Names of whole backups, the oldest first. */
export async function listBackups(place: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of place.list('')) {
    if (key.endsWith(END)) names.push(key.slice(0, -END.length))
  }
  return names.sort()
}

export const damaged = (name: string, why: string) =>
  new BackupProblem('damaged', `${name} is damaged: ${why}`)

async function contentOf(place: Storage, name: string): Promise<string> {
  try {
    return await text(await place.read(manifestKey(name)))
  } catch (error) {
    if (error instanceof FileMissing) throw new BackupProblem('none', `There is no backup ${name}`)
    throw error
  }
}

function parsed(name: string, body: string): Manifest & { sum: string } {
  try {
    return JSON.parse(body) as Manifest & { sum: string }
  } catch {
    throw damaged(name, 'its manifest cannot be read')
  }
}

const sumOf = (manifest: Manifest) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

async function* bytesOf(body: string) {
  yield Buffer.from(body)
}
