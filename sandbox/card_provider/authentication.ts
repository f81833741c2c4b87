import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ProviderError } from './errors.ts'

export type Keys = { publicKey: string; privateKey: string }

const TOKEN_LIFE_MS = 7 * 60_000

/** Who may call what: the key as user name with an empty password, or a short-lived token for it. */
export class Authentication {
  #keys: Keys
  #tokens = new Map<string, number>()
  #refusals = 0

  constructor(keys: Keys) {
    this.#keys = keys
  }

  /** The next call with a right key is refused once, as one whose token has just run out. */
  refuseOnce() {
    this.#refusals += 1
    this.#tokens.clear()
  }

  issueToken(request: IncomingMessage) {
    if (!equal(keyOf(request), this.#keys.privateKey)) throw new ProviderError('API.710.000.002')
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, Date.now() + TOKEN_LIFE_MS)
    return { accessToken: token, tokenType: 'Bearer', expiresIn: TOKEN_LIFE_MS / 1000 }
  }

  /** The secret key, or a token that was given for it. */
  requirePrivate(request: IncomingMessage) {
    this.#refuseWhereWanted()
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (bearer) {
      if ((this.#tokens.get(bearer) ?? 0) > Date.now()) return
      throw new ProviderError('API.710.000.002')
    }
    const key = keyOf(request)
    if (equal(key, this.#keys.publicKey)) throw new ProviderError('API.710.000.007')
    if (!equal(key, this.#keys.privateKey)) throw new ProviderError('API.710.000.002')
  }

  /** What the browser may do with the public key as well. */
  requireAny(request: IncomingMessage) {
    if (!equal(keyOf(request), this.#keys.publicKey)) this.requirePrivate(request)
  }

  #refuseWhereWanted() {
    if (this.#refusals === 0) return
    this.#refusals -= 1
    throw new ProviderError('API.710.000.002')
  }
}

function keyOf(request: IncomingMessage): string {
  const sent = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const [key = '', ...password] = Buffer.from(sent, 'base64').toString().split(':')
  return password.join(':') === '' ? key : ''
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
