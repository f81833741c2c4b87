import Provider from 'oidc-provider'
import logger from '@adonisjs/core/services/logger'
import identity from '#config/identity'
import { embeddedConfiguration } from '#identity/gateways/embedded_provider/configuration'
import { loadSigningKey } from '#identity/gateways/embedded_provider/signing_keys'

let provider: Promise<Provider> | null = null

/** The customers' provider that the shop brings along, built when somebody first needs it. */
export function embeddedProvider(): Promise<Provider> {
  provider ??= build().catch((error) => {
    provider = null
    throw error
  })
  return provider
}

async function build() {
  const built = new Provider(
    identity.providers.customers.issuer!,
    embeddedConfiguration(await loadSigningKey())
  )
  // Behind the middleware every request carries the issuer's own host and protocol.
  built.proxy = true
  built.on('server_error', (_, error) => logger.error({ err: error }, 'sign-in provider failed'))
  return built
}
