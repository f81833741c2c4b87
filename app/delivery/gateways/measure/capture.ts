import { type FileFacts, NO_FACTS } from '#delivery/gateways/measure/file_facts'

const FILE_HEAD = 24
const PACKET_HEAD = 16
const MICROSECONDS = 0xa1b2c3d4
const NANOSECONDS = 0xa1b23c4d

export async function measureCapture(content: AsyncIterable<Buffer>): Promise<FileFacts> {
  const reader = new CaptureReader()
  for await (const chunk of content) {
    if (!reader.take(chunk)) return NO_FACTS
  }
  return reader.facts()
}

/** Walks from head to head; the packets themselves are stepped over. */
class CaptureReader {
  #rest = Buffer.alloc(0)
  #skip = 0
  #format: { little: boolean; digits: number } | null = null
  #packets = 0
  #first: string | null = null
  #last: string | null = null

  /** False when this is no capture. */
  take(chunk: Buffer): boolean {
    const skipped = Math.min(this.#skip, chunk.length)
    this.#skip -= skipped
    if (skipped === chunk.length) return true
    let bytes = Buffer.concat([this.#rest, chunk.subarray(skipped)])
    if (!this.#format) {
      if (bytes.length < FILE_HEAD) return this.#keep(bytes)
      this.#format = formatOf(bytes)
      if (!this.#format) return false
      bytes = bytes.subarray(FILE_HEAD)
    }
    return this.#keep(this.#walk(bytes))
  }

  facts = (): FileFacts => ({ rows: this.#packets, first: this.#first, last: this.#last })

  #keep(bytes: Buffer): true {
    this.#rest = Buffer.from(bytes)
    return true
  }

  #walk(bytes: Buffer): Buffer {
    let at = 0
    while (bytes.length - at >= PACKET_HEAD) {
      at += PACKET_HEAD + this.#packet(bytes, at)
      if (at <= bytes.length) continue
      this.#skip = at - bytes.length
      return Buffer.alloc(0)
    }
    return bytes.subarray(at)
  }

  #packet(bytes: Buffer, at: number): number {
    const { little, digits } = this.#format!
    const read = (offset: number) =>
      little ? bytes.readUInt32LE(at + offset) : bytes.readUInt32BE(at + offset)
    const second = new Date(read(0) * 1000).toISOString().slice(0, 19)
    this.#last = `${second}.${String(read(4)).padStart(digits, '0')}Z`
    this.#first ??= this.#last
    this.#packets++
    return read(8)
  }
}

function formatOf(head: Buffer) {
  for (const little of [true, false]) {
    const magic = little ? head.readUInt32LE(0) : head.readUInt32BE(0)
    if (magic === MICROSECONDS) return { little, digits: 6 }
    if (magic === NANOSECONDS) return { little, digits: 9 }
  }
  return null
}
