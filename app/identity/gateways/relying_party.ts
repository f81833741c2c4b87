import * as client from 'openid-client'
import { appUrl } from '#config/app'
import identity, { type ProviderKey, type ProviderSettings } from '#config/identity'
import { askProvider } from '#identity/gateways/ask_provider'
import { clock } from '#shared/clock'

/** Seconds by which clocks of shop and provider may differ (token leeway rule). */
export const TOKEN_LEEWAY_SECONDS = 60

const KEPT_FOR_MS = 12 * 60 * 60 * 1000
const HEARD_OF_MS = 30_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

type Entry = { found: Promise<client.Configuration>; since: number }
const known = new Map<string, Entry>()

/** The provider of that sign-in is not configured, or cannot be reached. */
export class ProviderUnavailable extends Error {}

/** Kept for half a day; failures are not kept: sign-in works again as soon as the provider does. */
export async function relyingParty(key: ProviderKey): Promise<client.Configuration> {
  const issuer = issuerOf(key)
  const entry = known.get(issuer)
  if (entry && ageOf(entry) < KEPT_FOR_MS) return entry.found
  try {
    return await findOut(issuer, key)
  } catch (error) {
    if (entry) return entry.found
    throw error
  }
}

/** Asks again when not heard of lately: a provider that is gone would show a browser's error. */
export async function reachableParty(key: ProviderKey): Promise<client.Configuration> {
  if (identity.providers[key].embedded) return relyingParty(key)
  const issuer = issuerOf(key)
  const entry = known.get(issuer)
  return entry && ageOf(entry) < HEARD_OF_MS ? entry.found : findOut(issuer, key)
}

export const callbackUrl = (key: ProviderKey) =>
  new URL(identity.providers[key].callbackPath, appUrl)

function issuerOf(key: ProviderKey): string {
  const { issuer } = identity.providers[key]
  if (!issuer) throw new ProviderUnavailable(`No provider for ${key} is configured`)
  return issuer
}

const ageOf = ({ since }: Entry) => clock.now().toMillis() - since

async function findOut(issuer: string, key: ProviderKey): Promise<client.Configuration> {
  const former = known.get(issuer)
  const found = discover(issuer, identity.providers[key])
  known.set(issuer, { found, since: clock.now().toMillis() })
  try {
    return await found
  } catch (cause) {
    if (former) known.set(issuer, former)
    else known.delete(issuer)
    throw new ProviderUnavailable(`The provider at ${issuer} does not answer`, { cause })
  }
}

function discover(issuer: string, settings: ProviderSettings) {
  const server = new URL(issuer)
  const insecure =
    server.protocol === 'http:' && (settings.embedded || LOOPBACK.has(server.hostname))
  return client.discovery(
    server,
    settings.clientId,
    {
      client_secret: settings.clientSecret,
      id_token_signed_response_alg: 'RS256',
      [client.clockTolerance]: TOKEN_LEEWAY_SECONDS,
    },
    settings.clientSecret ? withSecret(settings.clientSecret) : client.None(),
    {
      timeout: 10,
      execute: insecure ? [client.allowInsecureRequests] : [],
      [client.customFetch]: askProvider(settings),
    }
  )
}

/** Sends the secret in the way that the provider names, in the header where it names none. */
const withSecret = (secret: string): client.ClientAuth => {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? post(server, ...rest)
      : basic(server, ...rest)
}
