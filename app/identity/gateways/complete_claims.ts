import * as client from 'openid-client'
import identity, { type ProviderKey } from '#config/identity'
import { relyingParty } from '#identity/gateways/relying_party'

export type OidcClaims = client.IDToken & Partial<client.UserInfoResponse>

type Answer = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers

/** Some providers put groups and e-mail into the ID token, others only into the user info. */
export async function completeClaims(
  provider: ProviderKey,
  claims: client.IDToken,
  tokens: Answer
): Promise<OidcClaims> {
  if (claims.email && identity.groupsClaim in claims) return claims
  const party = await relyingParty(provider)
  if (!party.serverMetadata().userinfo_endpoint) return claims
  return { ...(await client.fetchUserInfo(party, tokens.access_token, claims.sub)), ...claims }
}
