import type { HttpContext } from '@adonisjs/core/http'

const KEY = 'outcomes'

/** For the page that says what was done; it may be loaded again until the session is over. */
export const noteOutcome = ({ session }: HttpContext, name: string, value: string | true = true) =>
  session.put(`${KEY}.${name}`, value)

/** What was noted under the name; null for whoever opens the page without having done anything. */
export const outcomeOf = ({ session }: HttpContext, name: string): string | true | null =>
  session.get(`${KEY}.${name}`, null)
