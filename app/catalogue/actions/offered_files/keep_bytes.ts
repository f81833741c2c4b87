import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Result } from '#shared/domain/result'
import { made, type Written } from '#shared/storage'

export type SentFile = { name: string; read: () => AsyncIterable<Uint8Array> | Readable }
export type KeptBytes = Written & { key: string }

/** Where they lie; each version has a key of its own, so that nobody reads half of the next one. */
export const OFFERED_FILES = 'offered-files'

/**
 * Stores the bytes first, so that a row always has its file, and takes them back where they are refused. What a
 * crash leaves in between, and what was replaced or deleted, is swept.
 */
export async function keepBytes<T>(
  sent: SentFile,
  use: (kept: KeptBytes) => Promise<Result<T>>
): Promise<Result<T>> {
  const key = `${OFFERED_FILES}/${randomUUID()}`
  const written = await made().putStream(key, sent.read())
  const used = await use({ ...written, key })
  if (!used.ok) await made().remove(key)
  return used
}
