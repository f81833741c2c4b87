import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hashing, sha256Of } from '#shared/storage/hashing'
import { safeKey } from '#shared/storage/safe_key'
import { FileMissing, type ByteSpan, type Listed, type Storage } from '#shared/storage/storage'

const CHUNK_BYTES = 512 * 1024
const UNFINISHED = '.unfinished-'

function missingAsNull(error: unknown): null {
  if (error instanceof FileMissing) return null
  throw error
}

export class FolderStorage implements Storage {
  constructor(readonly folder: string) {}

  async size(key: string) {
    const found = await this.stat(key).catch(missingAsNull)
    return found ? found.size : null
  }

  async exists(key: string) {
    return (await this.size(key)) !== null
  }

  async read(key: string, span?: ByteSpan) {
    await this.stat(key)
    const range = span ? { start: span.start, end: Math.max(span.start, span.end) - 1 } : {}
    return createReadStream(this.path(key), { ...range, highWaterMark: CHUNK_BYTES })
  }

  async open(key: string) {
    await this.stat(key)
    return open(this.path(key))
  }

  async locate(key: string) {
    await this.stat(key)
    return this.path(key)
  }

  async putStream(key: string, content: AsyncIterable<Uint8Array>) {
    const path = this.path(key)
    const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`)
    await mkdir(dirname(path), { recursive: true })
    const { stream, written } = hashing(content)
    try {
      await pipeline(stream, createWriteStream(unfinished, { flush: true }))
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return written()
  }

  async sha256(key: string) {
    return sha256Of(await this.read(key))
  }

  async *list(prefix: string): AsyncIterable<Listed> {
    const folder = await opendir(this.below(prefix), { recursive: true }).catch(() => null)
    if (!folder) return
    for await (const entry of folder) {
      if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue
      const path = join(entry.parentPath, entry.name)
      const key = relative(this.folder, path).split(sep).join('/')
      const { size, mtime } = await stat(path)
      yield { key, bytes: size, modified: mtime }
    }
  }

  async folders(prefix: string) {
    const entries = await readdir(this.below(prefix), { withFileTypes: true }).catch(() => [])
    return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort()
  }

  async remove(key: string) {
    await rm(this.path(key), { force: true })
  }

  private below(prefix: string) {
    return prefix ? this.path(prefix.replace(/\/$/, '')) : this.folder
  }

  private path(key: string) {
    return join(this.folder, ...safeKey(key).split('/'))
  }

  private async stat(key: string) {
    const found = await stat(this.path(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new FileMissing(key)
      throw error
    })
    if (!found.isFile()) throw new FileMissing(key)
    return found
  }
}
