import * as client from 'openid-client'
import { errors } from '@adonisjs/ally'
import { RuntimeException } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { AllyDriverContract, AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import identity, { type ProviderKey } from '#config/identity'
import { callbackUrl, relyingParty, TOKEN_LEEWAY_SECONDS } from '#identity/gateways/relying_party'
import {
  findTransaction,
  openTransaction,
  takeTransaction,
} from '#identity/gateways/oidc_transaction'

export type OidcToken = Oauth2AccessToken & { idToken: string }
export type OidcClaims = client.IDToken & Partial<client.UserInfoResponse>

/**
 * Ally driver for any OpenID Connect provider: authorization code with PKCE, state and nonce, and an
 * ID token whose signature, issuer, audience and times are checked.
 */
export class OidcDriver implements AllyDriverContract<OidcToken, string> {
  version = 'oauth2' as const
  config = { disallowLocalSignup: true }

  constructor(
    private ctx: HttpContext,
    private provider: ProviderKey
  ) {}

  async redirect() {
    const url = await this.redirectUrl()
    if (this.ctx.inertia.requestInfo().isInertiaRequest) this.ctx.inertia.location(url)
    else this.ctx.response.redirect(url)
  }

  async redirectUrl() {
    const party = await relyingParty(this.provider)
    const { state, nonce, verifier } = openTransaction(this.ctx.session, this.provider)
    return client.buildAuthorizationUrl(party, {
      redirect_uri: callbackUrl(this.provider).href,
      scope: identity.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href
  }

  hasCode() {
    return this.getCode() !== null
  }

  getCode(): string | null {
    return this.#parameter('code')
  }

  hasError() {
    return this.getError() !== null
  }

  getError(): string | null {
    return this.#parameter('error') ?? (this.hasCode() ? null : 'unknown_error')
  }

  accessDenied() {
    return this.getError() === 'access_denied'
  }

  stateMisMatch() {
    return !findTransaction(this.ctx.session, this.provider, this.#parameter('state'))
  }

  async accessToken(): Promise<OidcToken> {
    return toToken(await this.#exchange())
  }

  async user(): Promise<AllyUserContract<OidcToken>> {
    const tokens = await this.#exchange()
    const claims = await this.#completeClaims(tokens)
    return {
      id: claims.sub,
      nickName: claims.preferred_username ?? claims.sub,
      name: claims.name ?? '',
      email: claims.email ?? null,
      emailVerificationState: claims.email_verified ? 'verified' : 'unverified',
      avatarUrl: null,
      token: toToken(tokens),
      original: claims,
    }
  }

  stateless(): never {
    throw new RuntimeException('Sign-in by OpenID Connect needs its state')
  }

  async userFromToken(): Promise<never> {
    throw new RuntimeException('Sign-in by OpenID Connect needs the whole code flow')
  }

  async userFromTokenAndSecret(): Promise<never> {
    throw new RuntimeException('Tokens with a secret belong to OAuth 1')
  }

  async #exchange() {
    const state = this.#parameter('state')
    const transaction = takeTransaction(this.ctx.session, this.provider, state)
    if (!transaction) throw new errors.E_OAUTH_STATE_MISMATCH()
    const answer = callbackUrl(this.provider)
    answer.search = this.ctx.request.parsedUrl.query
    const tokens = await client.authorizationCodeGrant(await relyingParty(this.provider), answer, {
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
      pkceCodeVerifier: transaction.verifier,
      idTokenExpected: true,
    })
    refuseFutureToken(tokens.claims()!)
    return tokens
  }

  /** Some providers put groups and e-mail into the ID token, others only into the user info. */
  async #completeClaims(
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers
  ): Promise<OidcClaims> {
    const claims = tokens.claims()!
    if (claims.email && identity.groupsClaim in claims) return claims
    const party = await relyingParty(this.provider)
    if (!party.serverMetadata().userinfo_endpoint) return claims
    return { ...(await client.fetchUserInfo(party, tokens.access_token, claims.sub)), ...claims }
  }

  #parameter(name: string): string | null {
    const value: unknown = this.ctx.request.qs()[name]
    return typeof value === 'string' ? value : null
  }
}

const toToken = (tokens: client.TokenEndpointResponse): OidcToken => ({
  token: tokens.access_token,
  type: 'bearer',
  idToken: tokens.id_token!,
})

/** The library checks the end and the not-before time; a token from the future is ours to refuse. */
function refuseFutureToken(claims: client.IDToken) {
  if (claims.iat > Date.now() / 1000 + TOKEN_LEEWAY_SECONDS) {
    throw new client.ClientError('The ID token was issued in the future')
  }
}
