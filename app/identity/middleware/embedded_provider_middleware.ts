import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import identity from '#config/identity'
import { embeddedProvider } from '#identity/gateways/embedded_provider/index'

const PATH = '/oidc'

/** Hands everything below /oidc to the shop's own provider, as long as the shop is the provider. */
export default class EmbeddedProviderMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const { issuer, embedded } = identity.providers.customers
    const url = request.request.url ?? ''
    if (!embedded || !issuer || !url.startsWith(`${PATH}/`)) return next()
    const incoming = Object.assign(request.request, { originalUrl: url })
    incoming.url = url.slice(PATH.length)
    speakAsIssuer(incoming.headers, new URL(issuer))
    const provider = await embeddedProvider()
    await provider.callback()(incoming, response.response)
  }
}

/** The provider builds its addresses from the request; they must be the public ones in every case. */
function speakAsIssuer(headers: Record<string, unknown>, issuer: URL) {
  headers['host'] = issuer.host
  headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1)
  delete headers['x-forwarded-host']
}
