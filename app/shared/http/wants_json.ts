import type { HttpContext } from '@adonisjs/core/http'

/** Whether a request wants data instead of a page: the HTTP API, and clients that prefer JSON. */
export function wantsJson({ request }: HttpContext): boolean {
  if (request.url().startsWith('/api/')) return true
  if (request.header('x-inertia')) return false
  return request.accepts(['html', 'json']) === 'json'
}
