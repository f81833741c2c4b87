import { createHash, createHmac } from 'node:crypto'
import { appKey, formerAppKeys } from '#config/app'

const BYTES = 24

/**
 * The secret of a public link: 192 bits that follow from the link's id and the application key, so
 * that staff can copy a link at any time although the database keeps only its hash.
 */
export const linkToken = (linkId: string): string => derived(linkId, appKey.release())

/** The same for a link that is kept, also where a former application key made it; null for other keys. */
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

/** What the database keeps of a secret. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
