import type { HttpContext } from '@adonisjs/core/http'

export function wantsJson({ request }: HttpContext): boolean {
  if (request.url().startsWith('/api/')) return true
  if (request.header('x-inertia')) return false
  return request.accepts(['html', 'json']) === 'json'
}
