import type { HttpContext } from '@adonisjs/core/http'

/** The number of a row before which an address wants older ones; null where it names none. */
export function olderThan({ request }: HttpContext): number | null {
  const named = Number(request.qs().before)
  return Number.isSafeInteger(named) && named > 0 ? named : null
}
