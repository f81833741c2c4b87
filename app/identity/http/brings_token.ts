import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether a call of the HTTP API brings a token of its own. Such a call is its sender's and nobody
 * else's: the browser's session counts nothing for it, and no page can make a browser send it, so it
 * needs no token against forged requests either.
 */
export const bringsToken = ({ request }: HttpContext): boolean =>
  request.url().startsWith('/api/v1/') && /^bearer\s/i.test(request.header('authorization') ?? '')
