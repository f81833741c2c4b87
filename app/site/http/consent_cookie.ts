import type { HttpContext } from '@adonisjs/core/http'
import { CONSENT_SECONDS, CONSENTS, type CookieConsent } from '#site/domain/cookie_consent'

const COOKIE = 'cookie_consent'
const ADDRESS = '/cookie-consent'

/** What the visitor allowed, or null where the question is open. */
export const cookieConsentOf = ({ request }: HttpContext): CookieConsent | null =>
  known(request.plainCookie(COOKIE, { encoded: false }))

/** Remembers the answer where the page's script can read and write it too. */
export function keepCookieConsent({ response }: HttpContext, consent: CookieConsent) {
  const maxAge = CONSENT_SECONDS
  response.plainCookie(COOKIE, consent, { encode: false, httpOnly: false, maxAge })
}

/** As the browser itself says: a page that is kept for visitors has no token of theirs to send. */
export function isOwnAnswer({ request }: Pick<HttpContext, 'request'>): boolean {
  if (request.url() !== ADDRESS) return false
  const site = request.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  return URL.parse(request.header('origin') ?? '')?.host === request.host()
}

const known = (value: unknown) => CONSENTS.find((consent) => consent === value) ?? null
