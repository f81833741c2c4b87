import { createHash } from 'node:crypto'
import type { Written } from '#shared/storage/storage'

export function hashing(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pass() {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.byteLength
      yield chunk
    }
  }
  return { stream: pass(), written: (): Written => ({ bytes, sha256: hash.digest('hex') }) }
}

export async function sha256Of(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
