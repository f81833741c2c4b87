import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Chunks, Problem } from '#catalogue/domain/offered_files/content/problem'

/** A small file can unpack to more than anybody wants to wait for. */
const MOST_UNPACKED = 256 * 1024 * 1024

/** What is wrong with what is in a gzip file, or with its packing; null where nothing is. */
export async function inspectPacked(
  path: string,
  inside: (chunks: Chunks) => Promise<Problem | null>
): Promise<Problem | null> {
  const [source, unpacked] = [createReadStream(path), createGunzip()]
  source.on('error', (error) => unpacked.destroy(error))
  try {
    return await inside(limited(source.pipe(unpacked)))
  } catch (error) {
    if (error instanceof TooLarge) return 'unpacks_too_large'
    if (isOfPacking(error)) return 'broken'
    throw error
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

class TooLarge extends Error {}

async function* limited(chunks: Chunks): Chunks {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MOST_UNPACKED) throw new TooLarge()
    yield chunk
  }
}

const isOfPacking = (error: unknown) =>
  String((error as { code?: string }).code ?? '').startsWith('Z_')
