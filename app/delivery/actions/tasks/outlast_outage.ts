import delivery from '#config/delivery'
import { setTimeout as wait } from 'node:timers/promises'
import { isUnreachable } from '#shared/database/is_unreachable'

const PAUSE_MS = 250

/** Writes when the database is back; gives up when the lease may be gone or the process ends. */
export async function outlastOutage(
  write: () => Promise<void>,
  stopping?: AbortSignal
): Promise<void> {
  const end = performance.now() + delivery.leaseSeconds * 1000
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isUnreachable(error) || stopping?.aborted || performance.now() > end) throw error
    }
    await wait(PAUSE_MS)
  }
}
