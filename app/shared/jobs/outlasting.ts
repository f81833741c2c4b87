import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { isUnreachable } from '#shared/database/is_unreachable'

const PAUSE_MS = 2_000

/**
 * A worker that starts while the database is away waits for it, at whatever step it had come to: tries
 * the step until it is done, or until the worker is asked to end (null). Other errors are thrown.
 */
export async function outlasting<T>(
  signal: AbortSignal,
  step: () => Promise<T>,
  pauseMs = PAUSE_MS
): Promise<T | null> {
  while (!signal.aborted) {
    try {
      return await step()
    } catch (error) {
      if (signal.aborted) break
      if (!isUnreachable(error)) throw error
      logger.warn({ err: error }, 'the database is away, the worker waits')
      await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
  return null
}
