import type { HttpContext } from '@adonisjs/core/http'

/** A call without a cookie: no session is begun for it, and none could be misused. `/api/docs` is a page. */
export const bringsNothing = ({ request }: HttpContext): boolean =>
  request.url().startsWith('/api/v1/') && request.header('cookie') === undefined
