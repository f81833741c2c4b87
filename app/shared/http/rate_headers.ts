import type { HttpContext } from '@adonisjs/core/http'

type Rate = { limit: number; remaining: number; availableIn: number }

/** How many calls are left, and when there are all of them again. */
export function sayRate({ response }: HttpContext, { limit, remaining, availableIn }: Rate): void {
  response.header('ratelimit-limit', limit)
  response.header('ratelimit-remaining', Math.max(0, remaining))
  response.header('ratelimit-reset', availableIn)
}
