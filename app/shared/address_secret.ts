import { createHash, createHmac } from 'node:crypto'
import { appKey, formerAppKeys } from '#config/app'

const BYTES = 24

/** As long as a secret that is part of an address, in letters that need no escape there. */
export const ADDRESS_SECRET = /^[\w-]{32}$/

export const hashOfSecret = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/**
 * Secrets of 192 bits for addresses, derived from an id, what they are for, and the application's key:
 * they can be shown again while the database only has their hashes.
 */
export function addressSecrets(purpose: string) {
  const derived = (id: string, key: string): string =>
    createHmac('sha256', key)
      .update(`${purpose} ${id}`)
      .digest()
      .subarray(0, BYTES)
      .toString('base64url')
  return {
    secretFor: (id: string): string => derived(id, appKey.release()),
    /** Also where a former application key made it; null for other keys. */
    knownSecret(id: string, hash: string): string | null {
      const secrets = [appKey.release(), ...formerAppKeys].map((key) => derived(id, key))
      return secrets.find((secret) => hashOfSecret(secret) === hash) ?? null
    },
  }
}
