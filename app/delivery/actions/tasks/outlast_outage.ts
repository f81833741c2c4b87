import delivery from '#config/delivery'
import { setTimeout as wait } from 'node:timers/promises'
import { isUnreachable } from '#shared/database/is_unreachable'

const PAUSE_MS = 250

/**
 * Writes down how an attempt ended as soon as the database answers again. Gives up when a lease could
 * have run out meanwhile, because the task is in other hands then, or when the process is to end.
 */
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
