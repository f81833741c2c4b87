import type { HttpContext } from '@adonisjs/core/http'

/** What a call of the HTTP API asks of a list; there the direction may be written in capitals. */
export function apiList({ request }: HttpContext): Record<string, unknown> {
  const asked = request.qs()
  const { orderDirection } = asked
  return typeof orderDirection === 'string'
    ? { ...asked, orderDirection: orderDirection.toLowerCase() }
    : asked
}
