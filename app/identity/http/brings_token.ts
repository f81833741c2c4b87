import type { HttpContext } from '@adonisjs/core/http'

/**
 * Such a call is its sender's alone: the browser's session does not count, and no page can make a
 * browser send it, so it needs no token against forged requests.
 */
export const bringsToken = ({ request }: HttpContext): boolean =>
  request.url().startsWith('/api/v1/') && /^bearer\s/i.test(request.header('authorization') ?? '')
