import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import identity from '#config/identity'

type Forgery = {
  claims?: (claims: JWTPayload) => JWTPayload
  header?: { alg: string }
  key?: CryptoKey | Uint8Array
  /** A token that is no signed one at all. */
  token?: (claims: JWTPayload) => string
}

export type Keys = { own: CryptoKey; foreign: CryptoKey; public: CryptoKey }

/** A provider that can be told to answer with a wrong ID token. */
export class ForgingProvider {
  forgery: Forgery = {}
  nonce = ''
  keys!: Keys
  #server!: Server

  get issuer() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async start() {
    const own = await generateKeyPair('RS256', { extractable: true })
    const foreign = await generateKeyPair('RS256')
    this.keys = { own: own.privateKey, foreign: foreign.privateKey, public: own.publicKey }
    const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' }] }
    this.#server = createServer(async (request, response) => {
      const answers: Record<string, () => unknown> = {
        '/.well-known/openid-configuration': () => this.#metadata(),
        '/jwks': () => jwks,
        '/token': () => this.#tokens(),
      }
      const answer = await answers[request.url!]?.()
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const before = identity.providers.staff
    identity.providers.staff = { ...before, issuer: this.issuer }
    return () => {
      identity.providers.staff = before
      this.#server.closeAllConnections()
      this.#server.close()
    }
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  async #tokens() {
    return { access_token: 'access', token_type: 'Bearer', id_token: await this.#idToken() }
  }

  async #idToken() {
    const now = Math.floor(Date.now() / 1000)
    const honest: JWTPayload = {
      iss: this.issuer,
      sub: 'mallory',
      aud: identity.providers.staff.clientId,
      nonce: this.nonce,
      iat: now,
      exp: now + 300,
      email: 'mallory@alster-exchange.example',
      groups: [identity.groups.admin],
    }
    const { claims, header, key, token } = this.forgery
    const payload = claims?.(honest) ?? honest
    if (token) return token(payload)
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(key ?? this.keys.own)
  }
}
