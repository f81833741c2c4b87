import type { Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { bookBytes, recordSent } from '#delivery/actions/meter_bytes'
import { type ByteReader, openStored } from '#delivery/gateways/stored_file'
import { SelfWritingBody, type Send } from '#delivery/http/self_writing_body'
import type { ClaimedFile } from '#delivery/queries/find_claimed_file'

const BATCH_BYTES = 16 * 1024 * 1024
const BUFFER_BYTES = 512 * 1024

export type Piece = { start: number; end: number }

/** Books the first batch of a piece: false when the claim's allowance does not cover the piece. */
export const bookPiece = (file: ClaimedFile, { start, end }: Piece): Promise<boolean> =>
  bookBytes(file, Math.min(BATCH_BYTES, end - start), end - start)

/**
 * The bytes of a booked piece as a body that counts what is taken from it: batch by batch, and
 * once more when it ends, however it ends.
 */
export const meteredBody = (file: ClaimedFile, piece: Piece): Readable =>
  new SelfWritingBody((send) => new MeteredPiece(file, piece, send).write())

class MeteredPiece {
  #sent: number
  #batch: { from: number; booked: number }

  constructor(
    private file: ClaimedFile,
    private piece: Piece,
    private send: Send
  ) {
    const { start, end } = piece
    this.#sent = start
    this.#batch = { from: start, booked: Math.min(BATCH_BYTES, end - start) }
  }

  async write(): Promise<void> {
    try {
      const reader = await openStored(this.file, this.piece)
      await this.#copy(reader).finally(() => reader.close())
    } finally {
      await this.#record().catch((error) =>
        logger.error({ err: error, claimId: this.file.claimId }, 'sent bytes were not recorded')
      )
    }
  }

  /** Reads into one buffer while the socket takes the other one. */
  async #copy(reader: ByteReader): Promise<void> {
    let [buffer, other] = [Buffer.allocUnsafe(BUFFER_BYTES), Buffer.allocUnsafe(BUFFER_BYTES)]
    let sending = Promise.resolve()
    for (let left = this.piece.end - this.#sent; left > 0; left = this.piece.end - this.#sent) {
      const [bytes] = await Promise.all([reader.next(buffer), sending])
      if (bytes.length === 0) throw new Error('The stored file is shorter than the ledger says')
      await this.#book(bytes.length)
      this.#sent += bytes.length
      sending = this.send(bytes)
      ;[buffer, other] = [other, buffer]
    }
    await sending
  }

  /** @throws when other requests of this claim have used up its allowance meanwhile. */
  async #book(bytes: number): Promise<void> {
    const { from, booked } = this.#batch
    if (this.#sent + bytes <= from + booked) return
    await this.#record()
    const batch = Math.min(BATCH_BYTES, this.piece.end - this.#sent)
    if (!(await bookBytes(this.file, batch))) {
      throw new Error(`The allowance of claim ${this.file.claimId} is used up`)
    }
    this.#batch = { from: this.#sent, booked: batch }
  }

  async #record(): Promise<void> {
    await recordSent(this.file, { ...this.#batch, to: this.#sent })
    this.#batch = { from: this.#sent, booked: 0 }
  }
}
