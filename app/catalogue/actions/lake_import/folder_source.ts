import { createReadStream, type Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '#shared/storage/hashing'
import type { ImportSource, SourceFile } from '#catalogue/actions/lake_import/sources'
import type { Unplaced } from '#catalogue/domain/unplaced'
import { Unreadable } from '#catalogue/actions/lake_import/unreadable'

/** Read at once up to this size: a hundred thousand streams would cost more than they save. */
const SMALL_BYTES = 1024 * 1024

/** All below it, by name. Links are not followed: they bring files twice, or strange ones. */
export function folderSource(folder: string): ImportSource {
  return {
    files: () => walk(folder),
    bytes: ({ path }) => sizeOf(path),
    sha256: ({ path }) => sha256Of(contentOf(path)),
    content: ({ path }) => contentOf(path),
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    (error) => Promise.reject(new Unreadable(path, error))
  )

async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  const isSmall = (await sizeOf(path)) <= SMALL_BYTES
  try {
    if (isSmall) yield await readFile(path)
    else yield* createReadStream(path)
  } catch (error) {
    throw new Unreadable(path, error)
  }
}

/** Sorted, because names mostly hold the day: neighbours then share the months to be refreshed. */
async function* walk(folder: string): AsyncIterable<SourceFile | Unplaced> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return yield { path: folder, reason: 'unreadable_folder' }
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield { path, name: entry.name, key: null }
    else yield await leftOut(entry, path)
  }
}

async function leftOut(entry: Dirent, path: string): Promise<Unplaced> {
  if (!entry.isSymbolicLink()) return { path, reason: 'special' }
  const leads = await stat(path).catch(() => null)
  return { path, reason: leads ? 'link' : 'broken_link' }
}
