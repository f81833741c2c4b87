import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** What the worker says: how many bytes are read, and in the end the checksum or that it failed. */
export type HashNews = { read: number } | { sha256: string } | { failed: true }

const SLICE = 8 * 1024 * 1024

/** Reads a file slice by slice beside the page, so that size is no matter and nothing stands still. */
async function hash(file: File): Promise<void> {
  const hasher = sha256.create()
  for (let at = 0; at < file.size; at += SLICE) {
    hasher.update(new Uint8Array(await file.slice(at, at + SLICE).arrayBuffer()))
    say({ read: Math.min(file.size, at + SLICE) })
  }
  say({ sha256: bytesToHex(hasher.digest()) })
}

const say = (news: HashNews) => postMessage(news)

addEventListener('message', ({ data }: MessageEvent<File>) => {
  hash(data).catch(() => say({ failed: true }))
})
