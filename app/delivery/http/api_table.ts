import type { HttpContext } from '@adonisjs/core/http'

/** Table queries of the HTTP API name the direction in capitals. */
export function apiTableOf({ request }: HttpContext): Record<string, unknown> {
  const asked = request.qs()
  const { orderDirection } = asked
  return typeof orderDirection === 'string'
    ? { ...asked, orderDirection: orderDirection.toLowerCase() }
    : asked
}
