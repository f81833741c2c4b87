import { ClientError, type IDToken } from 'openid-client'
import { TOKEN_LEEWAY_SECONDS } from '#identity/gateways/relying_party'

/** At most 255 characters of ASCII (OpenID Connect Core 2), none of them a control character. */
const SUBJECT = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/

/**
 * What the library leaves to its caller: odd subjects, tokens or sign-ins from the future, another
 * authorised party. @throws ClientError for each of them
 */
export function refuseSuspiciousToken(claims: IDToken, clientId: string): void {
  const { sub, iat, azp, auth_time: signedInAt } = claims
  if (!SUBJECT.test(sub)) throw new ClientError('The ID token names no usable subject')
  if (!isPast(iat)) throw new ClientError('The ID token was issued in the future')
  if (signedInAt !== undefined && !isPast(signedInAt)) {
    throw new ClientError('The sign-in lies in the future')
  }
  if (azp !== undefined && azp !== clientId) {
    throw new ClientError('The ID token was issued to another client')
  }
}

const isPast = (moment: unknown): boolean =>
  typeof moment === 'number' && moment <= Date.now() / 1000 + TOKEN_LEEWAY_SECONDS
