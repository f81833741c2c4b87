import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { lake, made } from '#shared/storage'

type Stored = { disk: 'lake' | 'files'; key: string }
export type StoredFile = Stored & { name: string; bytes: number; sha256: string }
type Span = { start: number; end: number }

export type ByteReader = {
  /** The next bytes, in the given buffer or in one of its own; none at the end. */
  next(buffer: Buffer): Promise<Uint8Array>
  close(): Promise<void>
}

const storageOf = ({ disk }: Stored) => (disk === 'lake' ? lake() : made())

export const isStored = (file: Stored & { bytes: number }): Promise<boolean> =>
  storageOf(file)
    .size(file.key)
    .then((bytes) => bytes === file.bytes)
    .catch(() => false)

/** An address of the object store that gives the file to whoever has it, for so many seconds. */
export async function signedAddress(file: StoredFile, seconds: number): Promise<string> {
  const address = await storageOf(file).signedAddress?.(file.key, { name: file.name, seconds })
  if (!address) throw new Error('This store signs no addresses')
  return address
}

export const readStored = (file: Stored): Promise<Readable> => storageOf(file).read(file.key)

export async function openStored(file: Stored, span: Span): Promise<ByteReader> {
  const { key } = file
  const storage = storageOf(file)
  if (storage.open) return fileReader(await storage.open(key), span)
  return streamReader(await storage.read(key, span))
}

/** A large file read into few buffers spares the collector a gigabyte of garbage a gigabyte. */
function fileReader(handle: FileHandle, { start, end }: Span): ByteReader {
  let position = start
  return {
    async next(buffer) {
      const length = Math.min(buffer.length, end - position)
      if (length <= 0) return NOTHING
      const { bytesRead } = await handle.read(buffer, 0, length, position)
      position += bytesRead
      return buffer.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
}

const NOTHING = new Uint8Array(0)

function streamReader(stream: Readable): ByteReader {
  const chunks = stream[Symbol.asyncIterator]()
  return {
    async next() {
      const { done, value } = await chunks.next()
      return done ? NOTHING : value
    },
    async close() {
      stream.destroy()
    },
  }
}
