import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { lake } from '#shared/storage'
import { sha256Of } from '#shared/storage/hashing'

export type SourceFile = {
  /** Path as the operator knows it. */
  path: string
  name: string
  /** Key in the lake, for files that lie there already. */
  key: string | null
}

/** Where files to be imported lie. */
export type ImportSource = {
  files(): AsyncIterable<SourceFile>
  bytes(file: SourceFile): Promise<number>
  sha256(file: SourceFile): Promise<string>
  open(file: SourceFile): Promise<Readable>
}

/** A folder of this machine with everything below it, in the order of names. */
export function folderSource(folder: string): ImportSource {
  return {
    files: () => walk(folder),
    bytes: async ({ path }) => (await stat(path)).size,
    sha256: ({ path }) => sha256Of(createReadStream(path)),
    open: async ({ path }) => createReadStream(path),
  }
}

/** Files that lie in the lake already, below a prefix of their keys. */
export function lakeSource(prefix: string): ImportSource {
  return {
    files: () => listLake(prefix),
    bytes: async ({ path }) => (await lake().size(path)) ?? 0,
    sha256: ({ path }) => lake().sha256(path),
    open: ({ path }) => lake().read(path),
  }
}

/** Sorted, because names mostly hold the day: neighbours then share the months to be refreshed. */
async function* walk(folder: string): AsyncIterable<SourceFile> {
  const entries = await readdir(folder, { withFileTypes: true })
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield { path, name: entry.name, key: null }
  }
}

async function* listLake(prefix: string): AsyncIterable<SourceFile> {
  for await (const { key } of lake().list(prefix)) {
    yield { path: key, name: key.slice(key.lastIndexOf('/') + 1), key }
  }
}
