import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Route middleware for pages about secrets: no cache keeps them. */
export function keepNothing({ response }: HttpContext, next: NextFn) {
  response.header('cache-control', 'no-store')
  return next()
}
