import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { cutting } from '#delivery/gateways/extract/cut_file'
import { lake } from '#shared/storage'

/** Where a lake file can be read by path: its own place, or a copy where the lake is elsewhere. */
export async function localSource(key: string, copy: string): Promise<string> {
  const path = await lake().locate?.(key)
  if (path && (await cutting.reaches(path))) return path
  await pipeline(await lake().read(key), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
  return copy
}
