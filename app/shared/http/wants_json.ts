import type { HttpContext } from '@adonisjs/core/http'
import { isApi } from '#shared/http/is_api'

export function wantsJson(ctx: HttpContext): boolean {
  const { request } = ctx
  if (isApi(ctx)) return true
  if (request.header('x-inertia')) return false
  return request.accepts(['html', 'json']) === 'json'
}
