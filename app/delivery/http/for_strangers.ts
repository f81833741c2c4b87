import type { HttpContext } from '@adonisjs/core/http'

/** A secret address is told to no other site, no search engine and no store of answers. */
export function forStrangers({ response }: HttpContext): void {
  response.header('referrer-policy', 'no-referrer')
  response.header('x-robots-tag', 'noindex, nofollow')
  response.header('cache-control', 'private, no-store')
}
