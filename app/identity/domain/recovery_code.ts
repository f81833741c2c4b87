import { createHash, randomInt } from 'node:crypto'

export const RECOVERY_CODES = 10

/** Letters and digits that nobody takes for one another on paper (Crockford's Base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4

/** As many codes as somebody gets, each of 80 bits: "k7m2-9qxd-…". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'))

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** What is kept of a code; the person is part of it. However it is typed, it is the same code. */
export const hashOfRecoveryCode = (subject: string, typed: string): string =>
  createHash('sha256')
    .update(`${subject}:${normalised(typed)}`)
    .digest('hex')

const normalised = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
