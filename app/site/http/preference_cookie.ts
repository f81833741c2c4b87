import type { HttpContext } from '@adonisjs/core/http'

/** Remembers a choice for a year in a cookie that the page's script may read and write too. */
export function keepPreference({ response }: HttpContext, name: string, value: string) {
  response.plainCookie(name, value, { encode: false, httpOnly: false, maxAge: '1y' })
}
