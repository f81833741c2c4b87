import { compactVerify, createRemoteJWKSet, customFetch } from 'jose'
import { ClientError } from 'openid-client'
import identity, { type ProviderKey, type ProviderSettings } from '#config/identity'
import { askProvider } from '#identity/gateways/ask_provider'
import { relyingParty } from '#identity/gateways/relying_party'

type Keys = ReturnType<typeof createRemoteJWKSet>

const KEPT_FOR_MS = 10 * 60 * 1000
const known = new Map<string, Keys>()

/**
 * An unknown key is asked for at once, so that providers may change keys, but not below the floor.
 * @throws JOSEError for any other signature, and ClientError without a token
 */
export async function refuseForeignSignature(
  provider: ProviderKey,
  idToken: string | undefined
): Promise<void> {
  if (!idToken) throw new ClientError('There is no ID token')
  await compactVerify(idToken, await keysOf(provider), { algorithms: ['RS256'] })
}

async function keysOf(provider: ProviderKey): Promise<Keys> {
  const address = (await relyingParty(provider)).serverMetadata().jwks_uri
  if (!address) throw new ClientError('The provider names no keys')
  const keys = known.get(address) ?? remoteKeys(address, identity.providers[provider])
  known.set(address, keys)
  return keys
}

const remoteKeys = (address: string, settings: ProviderSettings): Keys =>
  createRemoteJWKSet(new URL(address), {
    cacheMaxAge: KEPT_FOR_MS,
    cooldownDuration: identity.keyFloorSeconds * 1000,
    timeoutDuration: 10_000,
    [customFetch]: askProvider(settings),
  })
