import { ClientError, type IDToken } from 'openid-client'
import { TOKEN_LEEWAY_SECONDS } from '#identity/gateways/relying_party'

/**
 * What the library leaves to its caller: an ID token from the future, beyond the leeway, and one that
 * names another client as the authorised party.
 * @throws ClientError for both
 */
export function refuseSuspiciousToken({ iat, azp }: IDToken, clientId: string): void {
  if (iat > Date.now() / 1000 + TOKEN_LEEWAY_SECONDS) {
    throw new ClientError('The ID token was issued in the future')
  }
  if (azp !== undefined && azp !== clientId) {
    throw new ClientError('The ID token was issued to another client')
  }
}
