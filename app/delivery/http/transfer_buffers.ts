/** What all transfers of this process hold together, and how large the pieces of one may be. */
const ROOM_BYTES = 32 * 1024 * 1024
const MOST_BYTES = 512 * 1024
const LEAST_BYTES = 64 * 1024

/** A transfer reads into one buffer while the socket takes the other one. */
const BUFFERS_EACH = 2

let transfers = 0

/** While so many transfers share the room: few large pieces, or many small ones. */
export function bufferBytes(count: number): number {
  const share = Math.floor(ROOM_BYTES / BUFFERS_EACH / Math.max(1, count))
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, share))
}

/** Two, in turn, smaller the more transfers there are. Whoever opens them releases them. */
export class TransferBuffers {
  #buffers: Buffer[] = []
  #turn = 0

  constructor() {
    transfers++
  }

  /** A buffer that is free: the one before it may still be on its way. */
  next(): Buffer {
    this.#turn = (this.#turn + 1) % BUFFERS_EACH
    const known = this.#buffers[this.#turn]
    const wanted = bufferBytes(transfers)
    if (known && known.length <= 2 * wanted) return known
    return (this.#buffers[this.#turn] = Buffer.allocUnsafeSlow(wanted))
  }

  release(): void {
    transfers--
    this.#buffers = []
  }
}
