import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

/** Requests only take note; a process keeps its notes so often, in one statement. */
const EVERY_MS = 5_000

/**
 * What asks for notes to be kept: some seconds later, and when the process ends. What cannot be kept is
 * lost: no customer waits for it, and nobody is told of it but the log. Tests say themselves when it is kept.
 */
export function keptSoon(keep: () => Promise<void>, what: string): () => void {
  let timer: NodeJS.Timeout | null = null
  const keepNow = () => {
    timer = null
    return keep().catch((error: unknown) =>
      logger.error({ err: error }, `${what} could not be kept`)
    )
  }
  if (!app.inTest) app.terminating(keepNow)
  return () => {
    if (!app.inTest) timer ??= setTimeout(() => void keepNow(), EVERY_MS).unref()
  }
}
