import * as client from 'openid-client'
import type { ProviderKey } from '#config/identity'
import { renewalOf } from '#identity/domain/renewal'
import { completeClaims, type OidcClaims } from '#identity/gateways/complete_claims'
import type { ProviderTokens } from '#identity/gateways/provider_tokens'
import { refuseForeignSignature } from '#identity/gateways/provider_keys'
import { relyingParty } from '#identity/gateways/relying_party'
import { refuseSuspiciousToken } from '#identity/gateways/token_checks'
import { clock } from '#shared/clock'

type Refreshed = { tokens: ProviderTokens; claims: OidcClaims }
type Answer = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers

/** The provider says that this sign-in is over. */
export class SignInEnded extends Error {}

/** Tries twice (refresh rule). @throws SignInEnded where it refuses or vouches for somebody else */
export async function refreshTokens(
  provider: ProviderKey,
  refreshToken: string
): Promise<Refreshed> {
  const party = await relyingParty(provider)
  const ask = () => client.refreshTokenGrant(party, refreshToken)
  const answer = await ask().catch((error) => (isRefusal(error) ? refuse(error) : ask()))
  const claims = answer.claims()
  if (!claims) throw new SignInEnded('The provider vouches for nobody any more')
  await refuseForeignSignature(provider, answer.id_token)
  refuseSuspiciousToken(claims, party.clientMetadata().client_id)
  return {
    claims: await completeClaims(provider, claims, answer),
    tokens: toTokens(answer, claims, refreshToken),
  }
}

/** What is kept of an answer; a provider that does not rotate its refresh token sends none again. */
export function toTokens(
  answer: Answer,
  claims: client.IDToken,
  former: string | null = null
): ProviderTokens {
  const refreshToken = answer.refresh_token ?? former
  const lives = { expiresIn: answer.expiresIn(), idTokenLives: claims.exp - Date.now() / 1000 }
  return {
    idToken: answer.id_token!,
    refreshToken,
    renewAt: refreshToken ? renewalOf(clock.now().toMillis(), lives) : null,
  }
}

const isRefusal = (error: unknown): error is client.ResponseBodyError =>
  error instanceof client.ResponseBodyError && error.status < 500

function refuse(error: client.ResponseBodyError): never {
  throw new SignInEnded(error.error, { cause: error })
}
