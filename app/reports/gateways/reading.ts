import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Engine } from '#shared/duckdb'
import { lake } from '#shared/storage'

/** Part of the machine that reports of one worker share. */
export const reading = new Engine({
  threads: 1,
  memory: '256MB',
  atOnce: 2,
  mostMs: 60_000,
  folders: () => [lake().folder].filter((folder) => folder !== undefined),
})

/** A lake file by its path: where it lies, or a copy of it where the lake is elsewhere. */
export async function withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = await lake().locate?.(key)
  if (path && (await reading.reaches(path))) return work(path)
  return reading.withFolder(async (folder) => {
    const copy = join(folder, 'day.parquet')
    await pipeline(await lake().read(key), createWriteStream(copy))
    return work(copy)
  })
}
