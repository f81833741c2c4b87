import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
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
  content(file: SourceFile): AsyncIterable<Uint8Array>
}

/** Up to this size a file is read at once: a hundred thousand streams would cost more than they save. */
const SMALL_BYTES = 1024 * 1024

/** A folder of this machine with everything below it, in the order of names. */
export function folderSource(folder: string): ImportSource {
  return {
    files: () => walk(folder),
    bytes: async ({ path }) => (await stat(path)).size,
    sha256: ({ path }) => sha256Of(contentOf(path)),
    content: ({ path }) => contentOf(path),
  }
}

async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  if ((await stat(path)).size > SMALL_BYTES) yield* createReadStream(path)
  else yield await readFile(path)
}

/** Files that lie in the lake already, below a prefix of their keys. */
export function lakeSource(prefix: string): ImportSource {
  return {
    files: () => listLake(prefix),
    bytes: async ({ path }) => (await lake().size(path)) ?? 0,
    sha256: ({ path }) => lake().sha256(path),
    content: ({ path }) => lakeContent(path),
  }
}

async function* lakeContent(key: string): AsyncGenerator<Uint8Array> {
  yield* await lake().read(key)
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
