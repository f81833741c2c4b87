import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { callerOrNobody } from '#shared/http/caller'
import { isTest } from '#shared/http/test_answers'
import type { Port } from '#shared/ports'

/**
 * Tells watchers what somebody asks for. Staff look around, browsers fetch ahead, and tests try out: none
 * wants anything. Whatever fails here, the answer is sent.
 */
export function tellWatchers<Told>(
  ctx: HttpContext,
  port: Port<(told: readonly Told[]) => void>,
  read: () => readonly Told[]
): void {
  if (callerOrNobody(ctx)?.isStaff || isTest(ctx) || isFetchedAhead(ctx)) return
  try {
    const told = read()
    if (told.length === 0) return
    for (const watch of port.all()) watch(told)
  } catch (error) {
    logger.error({ err: error }, `${port.name} could not be told`)
  }
}

const isFetchedAhead = ({ request }: HttpContext): boolean =>
  ['purpose', 'sec-purpose'].some((name) => request.header(name)?.startsWith('prefetch'))
