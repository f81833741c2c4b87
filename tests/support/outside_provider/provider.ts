import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'

export type Settings = { issuer: string; clientId: string; clientSecret: string }

type Question = { nonce: string; challenge: string; redirectUri: string }

/** Who has an account here; this provider calls its groups roles and keeps them deep inside. */
const PERSON = {
  sub: 'acct|7c1f 03',
  email: 'greta.lund@fjordquant.example',
  email_verified: true,
  name: 'Greta Lund',
  realm_access: { roles: ['offline', 'marktdaten-kunde'] },
}

/**
 * A provider that shares no code with the shop's own: an issuer with a path, the secret in the header,
 * a set of several keys, the person's data in the user info only, refresh tokens that work once.
 */
export class OutsideProvider {
  #codes = new Map<string, Question>()
  #refreshTokens = new Set<string>()
  #key!: CryptoKey
  #jwks: JWK[] = []

  constructor(private settings: Settings) {}

  async listen(port: number): Promise<void> {
    for (const kid of ['2025-old', '2026-new']) {
      const { privateKey, publicKey } = await generateKeyPair('RS256')
      this.#key = privateKey
      this.#jwks.push({ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' })
    }
    const server = createServer((request, response) => void this.#answer(request, response))
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { issuer } = this.settings
    const url = new URL(request.url!, issuer)
    const path = url.pathname.slice(new URL(issuer).pathname.length)
    if (path === '/.well-known/openid-configuration') return json(response, this.#metadata())
    if (path === '/certs') return json(response, { keys: this.#jwks })
    if (path === '/who') return json(response, PERSON)
    if (path === '/login') return this.#signIn(url.searchParams, response)
    const target = url.searchParams.get('post_logout_redirect_uri')
    if (path === '/out') return redirect(response, target!)
    if (path === '/token') return this.#tokens(request, response)
    return json(response, { error: 'not_found' }, 404)
  }

  #metadata() {
    const { issuer } = this.settings
    return {
      issuer,
      authorization_endpoint: `${issuer}/login`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/who`,
      jwks_uri: `${issuer}/certs`,
      end_session_endpoint: `${issuer}/out`,
      response_types_supported: ['code', 'code id_token'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256', 'ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    }
  }

  /** There is one person, and they always say yes. */
  #signIn(asked: URLSearchParams, response: ServerResponse) {
    const code = randomBytes(16).toString('hex')
    const redirectUri = asked.get('redirect_uri')!
    const [nonce, challenge] = [asked.get('nonce')!, asked.get('code_challenge')!]
    this.#codes.set(code, { nonce, challenge, redirectUri })
    const back = new URL(redirectUri)
    back.search = new URLSearchParams({ state: asked.get('state')!, code }).toString()
    return redirect(response, back.href)
  }

  async #tokens(request: IncomingMessage, response: ServerResponse) {
    if (!this.#isClient(request.headers.authorization ?? '')) {
      return json(response, { error: 'invalid_client' }, 401)
    }
    const asked = new URLSearchParams(await text(request))
    const nonce = this.#redeem(asked)
    if (nonce === null) return json(response, { error: 'invalid_grant' }, 400)
    const refreshToken = randomBytes(16).toString('hex')
    this.#refreshTokens.add(refreshToken)
    return json(response, {
      access_token: randomBytes(16).toString('hex'),
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: 300,
      id_token: await this.#idToken(nonce),
    })
  }

  /** Name and secret travel in the header, each form-encoded. */
  #isClient(authorization: string): boolean {
    const sent = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
    const [id, secret] = sent.split(':').map((part) => new URLSearchParams(`v=${part}`).get('v'))
    return id === this.settings.clientId && secret === this.settings.clientSecret
  }

  /** The nonce of the code's question, undefined for a renewal, null for whatever does not count. */
  #redeem(asked: URLSearchParams): string | undefined | null {
    if (asked.get('grant_type') === 'refresh_token') {
      return this.#refreshTokens.delete(asked.get('refresh_token')!) ? undefined : null
    }
    const question = this.#codes.get(asked.get('code')!)
    this.#codes.delete(asked.get('code')!)
    const proof = createHash('sha256').update(asked.get('code_verifier')!).digest('base64url')
    const fits = question?.challenge === proof && question.redirectUri === asked.get('redirect_uri')
    return fits ? question.nonce : null
  }

  #idToken(nonce?: string) {
    return new SignJWT({ nonce, azp: this.settings.clientId })
      .setProtectedHeader({ alg: 'RS256', kid: '2026-new' })
      .setIssuer(this.settings.issuer)
      .setAudience(this.settings.clientId)
      .setSubject(PERSON.sub)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(this.#key)
  }
}

function json(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location }).end()
}
