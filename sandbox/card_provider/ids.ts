import { randomBytes } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** An id of twelve random signs with the prefix of its kind: `s-crd-6tg6nwdkrcdk`. */
export function randomId(kind: 'crd' | 'cst'): string {
  const signs = [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `s-${kind}-${signs.join('')}`
}

/** An id that counts: `s-pay-286`. */
export const countedId = (kind: 'pay' | 'chg' | 'cnl' | 'whk', number: number) =>
  `s-${kind}-${number}`

export const errorId = () => `s-err-${randomBytes(16).toString('hex')}`
export const traceId = () => randomBytes(16).toString('hex')

/** The provider's own moment: `2026-11-21 07:44:41`. */
export const moment = (at = new Date()) => at.toISOString().slice(0, 19).replace('T', ' ')
