import type { HttpContext } from '@adonisjs/core/http'

/** Whether the request wants data instead of a page. */
export const wantsJson = ({ request, inertia }: HttpContext): boolean =>
  request.url().startsWith('/api/') ||
  (!inertia.requestInfo().isInertiaRequest && request.accepts(['html', 'json']) === 'json')

/** Sends the browser to an address that is no page of the shop (a provider, /oidc). */
export function leaveTo({ inertia, response }: HttpContext, url: string) {
  if (inertia.requestInfo().isInertiaRequest) return inertia.location(url)
  return response.redirect(url)
}
