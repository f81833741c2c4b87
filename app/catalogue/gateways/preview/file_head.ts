import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { lake } from '#shared/storage'
import { PREVIEW_BYTES } from '#catalogue/domain/preview'

const NEW_LINE = 10

/** The first whole lines of a text file of the lake, a few more than asked for at most; reads no further. */
export const firstLines = async (key: string, isGzip: boolean, most: number): Promise<Buffer> =>
  linesOf(await beginning(key), isGzip, most)

/** The same of the beginning of any file. */
export async function linesOf(source: Readable, isGzip: boolean, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let [lines, bytes] = [0, 0]
  for await (const chunk of contentOf(source, isGzip)) {
    chunks.push(chunk)
    bytes += chunk.length
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines++
    if (lines >= most || bytes >= PREVIEW_BYTES) break
  }
  return wholeLines(Buffer.concat(chunks), most)
}

export const firstBytes = async (key: string, isGzip: boolean): Promise<Buffer> =>
  bytesOf(await beginning(key), isGzip)

export async function bytesOf(source: Readable, isGzip: boolean): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of contentOf(source, isGzip)) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= PREVIEW_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, PREVIEW_BYTES)
}

/** Same length, only its ends filled: Parquet describes itself at the end, rows stand first. */
export async function writeBothEnds(key: string, bytes: number, path: string): Promise<void> {
  const half = PREVIEW_BYTES / 2
  const spans =
    bytes <= PREVIEW_BYTES
      ? [{ start: 0, end: bytes }]
      : [
          { start: 0, end: half },
          { start: bytes - half, end: bytes },
        ]
  const file = await open(path, 'wx', 0o600)
  try {
    await file.truncate(bytes)
    for (const span of spans) {
      let at = span.start
      for await (const chunk of (await lake().read(key, span)) as AsyncIterable<Buffer>) {
        await file.write(chunk, 0, chunk.length, at)
        at += chunk.length
      }
    }
  } finally {
    await file.close()
  }
}

const beginning = (key: string): Promise<Readable> =>
  lake().read(key, { start: 0, end: PREVIEW_BYTES })

/** A packed file that was cut off gives what could be unpacked and then ends. */
async function* contentOf(source: Readable, isGzip: boolean): AsyncGenerator<Buffer> {
  if (!isGzip) return yield* source as AsyncIterable<Buffer>
  const gunzip = createGunzip()
  pipeline(source, gunzip, () => {})
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) yield chunk
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'Z_BUF_ERROR') throw error
  }
}

function wholeLines(text: Buffer, most: number): Buffer {
  let end = -1
  for (let line = 0; line < most; line++) {
    const next = text.indexOf(NEW_LINE, end + 1)
    if (next < 0) return text.length < PREVIEW_BYTES ? text : text.subarray(0, end + 1)
    end = next
  }
  return text.subarray(0, end + 1)
}
