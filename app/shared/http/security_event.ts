import type { HttpContext } from '@adonisjs/core/http'
import { loggedPath } from '#shared/http/logged_path'

export type SecurityEvent =
  'content_blocked' | 'form_token_refused' | 'limit_reached' | 'right_refused' | 'token_refused'

const LONGEST_PATH = 200

export function securityEvent(
  { auth, logger, params, request, route }: HttpContext,
  event: SecurityEvent,
  facts: Record<string, unknown> = {}
): void {
  const userId = auth?.user?.id
  logger.warn(
    {
      ...{ security: event, userId, address: request.ip(), method: request.method() },
      ...{
        route: route?.pattern,
        path: loggedPath({ request, params }).slice(0, LONGEST_PATH),
        ...facts,
      },
    },
    'security'
  )
}

/** Which event an answer is, if any: every refusal of a right ends in such a status. */
export function eventOf(status: number, bringsToken: boolean): SecurityEvent | null {
  if (status === 403) return 'right_refused'
  if (status === 401 && bringsToken) return 'token_refused'
  return status === 429 ? 'limit_reached' : null
}
