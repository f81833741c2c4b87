import type { Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { type ByteReader, openStored, type StoredFile } from '#delivery/gateways/stored_file'
import type { Meter } from '#delivery/http/meter'
import { SelfWritingBody, type Send } from '#delivery/http/self_writing_body'
import { TransferBuffers } from '#delivery/http/transfer_buffers'

const BATCH_BYTES = 16 * 1024 * 1024

export type Piece = { start: number; end: number }

/** Books the first batch of a piece: false when the allowance does not cover the piece. */
export const bookPiece = (meter: Meter, { start, end }: Piece): Promise<boolean> =>
  meter.book(Math.min(BATCH_BYTES, end - start), end - start)

/** Counts what is taken from it: batch by batch, and once more however it ends. */
export const meteredBody = (file: StoredFile, piece: Piece, meter: Meter): Readable =>
  new SelfWritingBody((send) => new MeteredPiece(file, piece, meter, send).write())

class MeteredPiece {
  #sent: number
  #batch: { from: number; booked: number }

  constructor(
    private file: StoredFile,
    private piece: Piece,
    private meter: Meter,
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
        logger.error({ err: error, key: this.file.key }, 'sent bytes were not recorded')
      )
      await this.meter.end(this.#sent - this.piece.start)
    }
  }

  /** Reads into one buffer while the socket takes the other one. */
  async #copy(reader: ByteReader): Promise<void> {
    const buffers = new TransferBuffers()
    let sending = Promise.resolve()
    try {
      while (this.#sent < this.piece.end) {
        const [bytes] = await Promise.all([reader.next(buffers.next()), sending])
        if (bytes.length === 0) throw new Error('The stored file is shorter than the ledger says')
        await this.#book(bytes.length)
        this.#sent += bytes.length
        sending = this.send(bytes)
      }
      await sending
    } finally {
      buffers.release()
    }
  }

  /** @throws when other requests of this claim have used up its allowance meanwhile. */
  async #book(bytes: number): Promise<void> {
    const { from, booked } = this.#batch
    if (this.#sent + bytes <= from + booked) return
    await this.#record()
    const batch = Math.min(BATCH_BYTES, this.piece.end - this.#sent)
    if (!(await this.meter.book(batch))) throw new Error('The allowance of the claim is used up')
    this.#batch = { from: this.#sent, booked: batch }
  }

  async #record(): Promise<void> {
    await this.meter.record({ ...this.#batch, to: this.#sent })
    this.#batch = { from: this.#sent, booked: 0 }
  }
}
