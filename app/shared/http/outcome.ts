import type { HttpContext } from '@adonisjs/core/http'

const KEY = 'outcomes'

/**
 * Notes what this browser has just done, for the page that says so. It may be loaded again and say it
 * again, until the session is over.
 */
export const noteOutcome = ({ session }: HttpContext, name: string, value: string | true = true) =>
  session.put(`${KEY}.${name}`, value)

/** What was noted under the name; null for whoever opens the page without having done anything. */
export const outcomeOf = ({ session }: HttpContext, name: string): string | true | null =>
  session.get(`${KEY}.${name}`, null)
