import type { HttpContext } from '@adonisjs/core/http'

/** Sends the browser to an address that is no page of the shop (a provider, /oidc). */
export function leaveTo({ inertia, response }: HttpContext, url: string) {
  if (inertia.requestInfo().isInertiaRequest) return inertia.location(url)
  return response.redirect(url)
}
