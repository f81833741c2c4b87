import { lake } from '#shared/storage'
import type { Unplaced } from '#catalogue/domain/unplaced'

export type SourceFile = {
  path: string
  name: string
  /** Key in the lake, for files that lie there already. */
  key: string | null
}

/** What cannot be read throws `Unreadable`, or is listed as left out. */
export type ImportSource = {
  files(): AsyncIterable<SourceFile | Unplaced>
  bytes(file: SourceFile): Promise<number>
  sha256(file: SourceFile): Promise<string>
  content(file: SourceFile): AsyncIterable<Uint8Array>
}

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

async function* listLake(prefix: string): AsyncIterable<SourceFile> {
  for await (const { key } of lake().list(prefix)) {
    yield { path: key, name: key.slice(key.lastIndexOf('/') + 1), key }
  }
}
