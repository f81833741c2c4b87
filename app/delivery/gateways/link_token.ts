import { createHash, createHmac } from 'node:crypto'
import { appKey, formerAppKeys } from '#config/app'

const BYTES = 24

/** 192 bits from id and application key: staff can copy what the database only hashes. */
export const linkToken = (linkId: string): string => derived(linkId, appKey.release())

/** Also where a former application key made it; null for other keys. */
export function tokenOfLink(linkId: string, hash: string): string | null {
  const tokens = [appKey.release(), ...formerAppKeys].map((key) => derived(linkId, key))
  return tokens.find((token) => hashOf(token) === hash) ?? null
}

const derived = (linkId: string, key: string): string =>
  createHmac('sha256', key)
    .update(`public link ${linkId}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
