import type { HttpContext } from '@adonisjs/core/http'
import payment from '#config/payment'

type Page = { path: string; component: string }

/** What a page needs to show the provider's card fields; null where cards are not offered. */
export function cardFieldsOf() {
  const { cardProvider } = payment
  if (!cardProvider) return null
  const { scriptUrl, scriptGlobal, publicKey } = cardProvider
  return { scriptUrl, scriptGlobal, publicKey }
}

/** A page reached by script keeps the old content policy, which bars the provider's script. */
export function needsOwnDocument({ request }: HttpContext, { path, component }: Page): boolean {
  if (!payment.cardProvider || !request.header('x-inertia')) return false
  if (request.header('x-inertia-partial-component') === component) return false
  return pathOf(request.header('referer')) !== path
}

/** Lets the provider's script and frames into this one answer, and nothing else. */
export function allowCardFields({ response }: HttpContext): void {
  const { cardProvider } = payment
  const policy = response.getHeader('content-security-policy')
  if (!cardProvider || typeof policy !== 'string') return
  const origins = [cardProvider.scriptUrl, cardProvider.apiUrl].map((url) => new URL(url).origin)
  const sources = [...new Set(origins)].join(' ')
  const allowed = ['script-src', 'connect-src', 'style-src'].reduce(
    (text, name) => text.replace(new RegExp(`(^|;)(${name} [^;]*)`), `$1$2 ${sources}`),
    policy
  )
  response.header('content-security-policy', `${allowed};frame-src ${sources}`)
}

function pathOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).pathname : null
}
