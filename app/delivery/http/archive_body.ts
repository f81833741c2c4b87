import { type Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { ZipFile } from 'yazl'
import { readStored } from '#delivery/gateways/stored_file'
import { SelfWritingBody, type Send } from '#delivery/http/self_writing_body'

/** Small files that cost no allowance and stand first in the archive. */
export type Leaf = { path: string; content: Buffer }

export type StoredEntry = {
  disk: 'lake' | 'files'
  key: string
  path: string
  bytes: number
  day: string
}

type Sent<T> = { entry: T; sent: number }
type RecordSent<T> = (sent: readonly Sent<T>[]) => Promise<void>

const RECORDED_AT_ONCE = 256

/** ZIP without compression, made while sent; a file is served when its last byte has left. */
export const archiveBody = <T extends StoredEntry>(
  leaves: readonly Leaf[],
  entries: readonly T[],
  record: RecordSent<T>
): Readable => new SelfWritingBody((send) => new Archive(leaves, { entries, record }, send).write())

/** The exact length of the archive, so that browsers can show how far they are. */
export async function archiveLength(
  leaves: readonly Leaf[],
  entries: readonly { path: string; bytes: number; day: string }[]
): Promise<number> {
  const zip = new ZipFile()
  for (const leaf of leaves) addLeaf(zip, leaf)
  for (const entry of entries) zip.addReadStreamLazy(entry.path, optionsOf(entry), () => {})
  const length = await new Promise<number>((resolve) => {
    zip.end(ANY_FORMAT, resolve as () => void)
  })
  return length
}

/** ZIP64 where the archive needs it, and only there. */
const ANY_FORMAT = { forceZip64Format: false, comment: '' }

const addLeaf = (zip: ZipFile, { path, content }: Leaf) =>
  zip.addBuffer(content, path, { compress: false, mtime: MADE })

const MADE = new Date('2000-01-01T00:00:00Z')

const optionsOf = ({ bytes, day }: { bytes: number; day: string }) => ({
  compress: false,
  size: bytes,
  mtime: new Date(`${day}T00:00:00Z`),
})

class Archive<T extends StoredEntry> {
  #sent = 0
  #settled = 0
  #starts: number[] = []
  #zip = new ZipFile()

  constructor(
    leaves: readonly Leaf[],
    private files: { entries: readonly T[]; record: RecordSent<T> },
    private send: Send
  ) {
    this.#zip.on('error', (error: Error) => this.#fail(error))
    for (const leaf of leaves) addLeaf(this.#zip, leaf)
    for (const entry of files.entries) this.#add(entry)
  }

  async write(): Promise<void> {
    this.#zip.end()
    try {
      for await (const chunk of this.#zip.outputStream as AsyncIterable<Buffer>) {
        for (const piece of this.#piecesOf(chunk)) await this.#put(piece)
      }
    } finally {
      await this.#settle(this.files.entries.length).catch((error) =>
        logger.error({ err: error }, 'the files of an archive were not recorded')
      )
    }
  }

  /** Cut where the last file ends: whoever has the whole archive finds its files recorded. */
  #piecesOf(chunk: Buffer): Buffer[] {
    const at = this.files.entries.length - 1
    const [last, start] = [this.files.entries[at], this.#starts[at]]
    const end = last && start !== undefined ? start + last.bytes - this.#sent : 0
    return end > 0 && end < chunk.length ? [chunk.subarray(0, end), chunk.subarray(end)] : [chunk]
  }

  async #put(piece: Buffer): Promise<void> {
    await this.send(piece)
    this.#sent += piece.length
    const complete = this.#complete()
    const isLast = complete === this.files.entries.length && complete > this.#settled
    if (isLast || complete - this.#settled >= RECORDED_AT_ONCE) await this.#settle(complete)
  }

  #add(entry: T): void {
    this.#zip.addReadStreamLazy(entry.path, optionsOf(entry), (give) => {
      this.#starts.push(cursorOf(this.#zip))
      readStored(entry).then(
        (stream) => {
          stream.once('error', (error) => this.#fail(error))
          give(null, stream)
        },
        (error) => this.#fail(error)
      )
    })
  }

  #fail(error: Error): void {
    ;(this.#zip.outputStream as Readable).destroy(error)
  }

  #complete(): number {
    let count = this.#settled
    while (
      count < this.#starts.length &&
      this.#sentOf(count) === this.files.entries[count]!.bytes
    ) {
      count++
    }
    return count
  }

  #sentOf(at: number): number {
    const start = this.#starts[at]
    if (start === undefined) return 0
    return Math.min(this.files.entries[at]!.bytes, Math.max(0, this.#sent - start))
  }

  async #settle(until: number): Promise<void> {
    const sent = this.files.entries
      .slice(this.#settled, until)
      .map((entry, at) => ({ entry, sent: this.#sentOf(this.#settled + at) }))
    this.#settled = until
    await this.files.record(sent)
  }
}

/** The library counts what it has put out; its types do not say so. */
const cursorOf = (zip: ZipFile): number =>
  (zip as unknown as { outputStreamCursor: number }).outputStreamCursor
