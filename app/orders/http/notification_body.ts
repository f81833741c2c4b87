import type { HttpContext } from '@adonisjs/core/http'

const LONGEST_BODY = 8_192

/** The JSON of a notification, which the provider may send as plain text; null when it is none. */
export function notificationBody({ request }: HttpContext): unknown {
  const text = request.raw() ?? ''
  if (text.length === 0 || text.length > LONGEST_BODY) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
