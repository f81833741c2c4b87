import type { HttpContext } from '@adonisjs/core/http'

/** A choice among a few by an address, remembered for a year; else the one made earlier, or undefined. */
export function preferred<const V extends string>(
  { request, response }: HttpContext,
  { parameter, cookie, among }: { parameter: string; cookie: string; among: readonly V[] }
): V | undefined {
  const known = (value: unknown) => among.find((one) => one === value)
  const asked = known(request.qs()[parameter])
  // The page's script may read and write it too.
  if (asked) response.plainCookie(cookie, asked, { encode: false, httpOnly: false, maxAge: '1y' })
  return asked ?? known(request.plainCookie(cookie, { encoded: false }))
}
