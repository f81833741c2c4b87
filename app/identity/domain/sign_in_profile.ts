import { isEmailAddress } from '#shared/domain/email_address'

/** What a provider says about the person who signed in. */
export type SignInProfile = {
  subject: string
  /** Null where the provider names none, or one that is no e-mail address. */
  email: string | null
  username: string | null
  firstName: string
  lastName: string
  groups: string[]
}

type Claims = Readonly<Record<string, unknown>>

const LONGEST_NAME = 100
const LONGEST_GROUP = 200
const MOST_GROUPS = 1000
// Control characters, line separators and halves of characters: no name has them, and no log wants them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/gu

/** Reads a person from the provider's claims; the groups claim may lie deeper ("realm_access.roles"). */
export function profileFrom(claims: Claims, groupsClaim: string): SignInProfile {
  const [firstName, lastName] = namesFrom(claims)
  return {
    subject: String(claims.sub),
    email: emailFrom(claims.email),
    username: name(claims.preferred_username),
    firstName,
    lastName,
    groups: listOf(claims[groupsClaim] ?? deeper(claims, groupsClaim))
      .filter((group) => group.length <= LONGEST_GROUP && group === printable(group))
      .slice(0, MOST_GROUPS),
  }
}

function emailFrom(value: unknown): string | null {
  if (typeof value !== 'string' || value !== printable(value)) return null
  return isEmailAddress(value.trim()) ? value.trim() : null
}

function namesFrom(claims: Claims): [string, string] {
  const given = name(claims.given_name)
  const family = name(claims.family_name)
  if (given || family) return [given ?? '', family ?? '']
  const [first = '', ...rest] = (name(claims.name) ?? '').split(/\s+/)
  return [first, rest.join(' ')]
}

const deeper = (claims: Claims, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, key) => (found && typeof found === 'object' ? (found as Claims)[key] : undefined),
      claims
    )

const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  return typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []
}

const printable = (text: string): string => text.replaceAll(UNPRINTABLE, ' ')

const name = (value: unknown): string | null =>
  typeof value === 'string' ? shortened(printable(value).trim()) || null : null

/** Whole characters only. */
const shortened = (text: string): string =>
  text.length <= LONGEST_NAME ? text : [...text].slice(0, LONGEST_NAME).join('').trim()
