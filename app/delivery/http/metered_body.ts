import { Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { bookBytes, recordSent } from '#delivery/actions/meter_bytes'
import { openStored } from '#delivery/gateways/stored_file'
import type { ClaimedFile } from '#delivery/queries/find_claimed_file'

const BATCH = 16 * 1024 * 1024

export type Piece = { start: number; end: number }

/** Books the first batch of a piece: false when the claim's allowance does not cover the piece. */
export const bookPiece = (file: ClaimedFile, { start, end }: Piece): Promise<boolean> =>
  bookBytes(file, Math.min(BATCH, end - start), end - start)

/**
 * The bytes of a booked piece as a stream that counts what is taken from it: batch by batch, and
 * once more when it ends, however it ends. Nothing is read far ahead of the client.
 */
export const meteredBody = (file: ClaimedFile, piece: Piece): Readable =>
  Readable.from(metered(file, piece), { objectMode: false, highWaterMark: 1 })

async function* metered(file: ClaimedFile, { start, end }: Piece) {
  let batch = { from: start, booked: Math.min(BATCH, end - start) }
  let sent = start
  try {
    for await (const chunk of await openStored(file, { start, end })) {
      if (sent + chunk.length > batch.from + batch.booked) {
        await recordSent(file, { ...batch, to: sent })
        batch = { from: sent, booked: 0 }
        batch.booked = await nextBatch(file, end - sent)
      }
      sent += chunk.length
      yield chunk
    }
  } finally {
    await recordSent(file, { ...batch, to: sent }).catch((error) =>
      logger.error({ err: error, claimId: file.claimId }, 'served bytes could not be recorded')
    )
  }
}

/** @throws when other requests of this claim have used up its allowance meanwhile. */
async function nextBatch(file: ClaimedFile, left: number): Promise<number> {
  const batch = Math.min(BATCH, left)
  if (await bookBytes(file, batch)) return batch
  throw new Error(`The allowance of claim ${file.claimId} is used up`)
}
