import { createHash, randomBytes, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import identity, { type ProviderKey } from '#config/identity'

export type Keys = { own: CryptoKey; foreign: CryptoKey; public: CryptoKey; elliptic: CryptoKey }

/** What the provider does wrong; without any of it the provider is honest. */
export type Crime = {
  claims?: (claims: JWTPayload) => JWTPayload
  header?: Record<string, unknown>
  key?: CryptoKey | Uint8Array
  /** A token that is no signed one at all. */
  token?: (claims: JWTPayload) => string
  /** What the token endpoint says besides, or instead; undefined leaves something out. */
  answer?: Record<string, unknown>
  /** Status with which the token endpoint answers. */
  status?: number
  /** What the address back to the shop says besides, or instead. */
  back?: Record<string, string>
  userInfo?: Record<string, unknown>
}

type Question = { nonce: string; challenge: string }

/** An OpenID Connect provider over real HTTP that can be told to lie. */
export class HostileProvider {
  crime: Crime = {}
  keys!: Keys
  /** Claims that belong to the person in front of it. */
  person: JWTPayload = {}
  /** Grants for which tokens were asked, in order. */
  grants: string[] = []
  /** What the last code was redeemed with. */
  verifier = ''
  /** The traces that it was asked to go on with, in order. */
  traced: string[] = []
  /** How often its keys were asked for. */
  keysAsked = 0
  #keys: object = {}
  #open = new Map<string, Question>()
  #server!: Server
  readonly #path = `/${randomBytes(8).toString('hex')}`

  /** The shop keeps keys by their address, and ports are given anew: an address is that of one provider for ever. */
  get issuer() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#path}`
  }

  /** Starts it in the place of one of the shop's providers; answers how to undo that. */
  async start(place: ProviderKey) {
    const own = await generateKeyPair('RS256', { extractable: true })
    const foreign = await generateKeyPair('RS256')
    const elliptic = await generateKeyPair('ES256')
    this.keys = {
      ...{ own: own.privateKey, public: own.publicKey },
      ...{ foreign: foreign.privateKey, elliptic: elliptic.privateKey },
    }
    await this.publish('one', own.publicKey)
    this.person = { groups: [identity.groups[place === 'staff' ? 'viewer' : 'user']] }
    this.#server = createServer(async (request, response) => {
      const { status, body, location } = await this.#answer(request)
      const headers = { 'content-type': 'application/json', ...(location && { location }) }
      response.writeHead(status, headers).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const before = identity.providers[place]
    identity.providers[place] = { ...before, issuer: this.issuer, embedded: false }
    return () => {
      identity.providers[place] = before
      this.stop()
    }
  }

  /** Lets it name this key, and no other, as its own from now on. */
  async publish(kid: string, key: CryptoKey | KeyObject) {
    this.#keys = { keys: [{ ...(await exportJWK(key)), kid, use: 'sig' }] }
  }

  #publicKeys() {
    this.keysAsked += 1
    return found(this.#keys)
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage) {
    const { pathname: whole, searchParams } = new URL(request.url!, this.issuer)
    const pathname = whole.replace(this.#path, '')
    const { traceparent } = request.headers
    if (typeof traceparent === 'string') this.traced.push(traceparent)
    if (pathname === '/.well-known/openid-configuration') return found(this.#metadata())
    if (pathname === '/jwks') return this.#publicKeys()
    if (pathname === '/userinfo') return found({ ...this.#honest(), ...this.crime.userInfo })
    if (pathname === '/auth') return this.#ask(searchParams)
    if (pathname === '/token') return this.#tokens(new URLSearchParams(await text(request)))
    return { status: 404, body: {}, location: undefined }
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  /** Sends the person back at once, with a code. */
  #ask(question: URLSearchParams) {
    const code = randomBytes(8).toString('hex')
    const [nonce, challenge] = [question.get('nonce')!, question.get('code_challenge')!]
    this.#open.set(code, { nonce, challenge })
    const back = new URL(question.get('redirect_uri')!)
    const honest = { code, state: question.get('state')!, iss: this.issuer }
    back.search = new URLSearchParams({ ...honest, ...this.crime.back }).toString()
    return { status: 302, body: {}, location: back.href }
  }

  async #tokens(asked: URLSearchParams) {
    const grant = asked.get('grant_type')!
    this.grants.push(grant)
    const question =
      grant === 'refresh_token' ? { nonce: undefined } : this.#redeem(asked.get('code')!, asked)
    if (!question) return { status: 400, body: { error: 'invalid_grant' }, location: undefined }
    const body = {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 600,
      refresh_token: 'refresh',
      id_token: await this.#idToken(question.nonce),
      ...this.crime.answer,
    }
    return { status: this.crime.status ?? 200, body, location: undefined }
  }

  /** A code counts once, and only for whoever asked for it. */
  #redeem(code: string, asked: URLSearchParams): { nonce: string } | null {
    const question = this.#open.get(code)
    this.#open.delete(code)
    this.verifier = asked.get('code_verifier')!
    const proof = createHash('sha256').update(this.verifier).digest('base64url')
    return question && proof === question.challenge ? question : null
  }

  #honest(): JWTPayload {
    return {
      sub: 'mallory',
      email: 'mallory@alster-exchange.example',
      ...this.person,
    }
  }

  async #idToken(nonce?: string) {
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now, exp: now + 300, auth_time: now }
    const aud = identity.providers.staff.clientId
    const honest = { ...this.#honest(), ...times, iss: this.issuer, aud, nonce }
    const { claims, header, key, token } = this.crime
    const payload = claims?.(honest) ?? honest
    if (token) return token(payload)
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(key ?? this.keys.own)
  }
}

const found = (body: object) => ({ status: 200, body, location: undefined })
