import logger from '@adonisjs/core/services/logger'
import { bookBytes, recordSent, type Sent } from '#delivery/actions/claims/meter_bytes'
import { endAccess } from '#delivery/actions/ledger/record_access'
import type { ClaimedFile } from '#delivery/queries/find_claimed_file'

export type Meter = {
  /** False when the allowance does not cover `request`, the rest of the request. */
  book(batch: number, request?: number): Promise<boolean>
  record(sent: Sent): Promise<void>
  /** The transfer is over, with so many bytes of it sent. */
  end(bytesSent: number): Promise<void>
}

/** Inside a claim every byte counts against its allowance. */
export const claimMeter = (file: ClaimedFile, access: () => Promise<number>): Meter => ({
  book: (batch, request = batch) => bookBytes(file, batch, request),
  record: (sent) => recordSent(file, sent),
  end: endOf(access),
})

/** A public link lets through as much as is asked for; the ledger says how much it was. */
export const openMeter = (access: () => Promise<number>): Meter => ({
  book: async () => true,
  record: async () => {},
  end: endOf(access),
})

function endOf(access: () => Promise<number>) {
  return async (bytesSent: number) => {
    try {
      await endAccess(await access(), bytesSent)
    } catch (error) {
      logger.error({ err: error }, 'the end of a transfer was not recorded')
    }
  }
}
