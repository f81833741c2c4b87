import * as client from 'openid-client'
import { errors } from '@adonisjs/ally'
import { RuntimeException } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { AllyDriverContract, AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import identity, { type ProviderKey } from '#config/identity'
import sessionLimits from '#config/session_limits'
import { completeClaims } from '#identity/gateways/complete_claims'
import type { ProviderTokens } from '#identity/gateways/provider_tokens'
import { toTokens } from '#identity/gateways/refresh_tokens'
import { callbackUrl, reachableParty, relyingParty } from '#identity/gateways/relying_party'
import { refuseForeignSignature } from '#identity/gateways/provider_keys'
import { refuseSuspiciousToken } from '#identity/gateways/token_checks'
import {
  findTransaction,
  openTransaction,
  takeTransaction,
} from '#identity/gateways/oidc_transaction'

/** The access token in Ally's form, and beside it what the shop keeps. */
export type OidcToken = Oauth2AccessToken & { kept: ProviderTokens }

/** Authorization code with PKCE, state and nonce; signature and claims of the token are checked. */
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
    const party = await reachableParty(this.provider)
    const { authAgeSeconds } = sessionLimits
    const { acr } = identity.providers[this.provider].requiredStrength
    const { state, nonce, verifier } = openTransaction(this.ctx.session, this.provider)
    return client.buildAuthorizationUrl(party, {
      redirect_uri: callbackUrl(this.provider).href,
      scope: identity.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(acr.length > 0 ? { acr_values: acr.join(' ') } : {}),
      ...(authAgeSeconds === undefined ? {} : { max_age: String(authAgeSeconds) }),
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
    const claims = await completeClaims(this.provider, tokens.claims()!, tokens)
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
    const party = await relyingParty(this.provider)
    const tokens = await client.authorizationCodeGrant(party, answer, {
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
      pkceCodeVerifier: transaction.verifier,
      idTokenExpected: true,
      maxAge: sessionLimits.authAgeSeconds,
    })
    await refuseForeignSignature(this.provider, tokens.id_token)
    refuseSuspiciousToken(tokens.claims()!, party.clientMetadata().client_id)
    return tokens
  }

  #parameter(name: string): string | null {
    const value: unknown = this.ctx.request.qs()[name]
    return typeof value === 'string' ? value : null
  }
}

const toToken = (
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers
): OidcToken => ({
  token: tokens.access_token,
  type: 'bearer',
  kept: toTokens(tokens, tokens.claims()!),
})
