import type { HttpContext } from '@adonisjs/core/http'

/**
 * The newest entries of a history, the newest first, and how many lie before them; all of them where the
 * address asks for them by `?history=all`.
 */
export function shownHistory<E>({ request }: HttpContext, newestFirst: readonly E[], most: number) {
  const shown = request.qs().history === 'all' ? newestFirst : newestFirst.slice(0, most)
  return { shown: [...shown], earlier: newestFirst.length - shown.length }
}
