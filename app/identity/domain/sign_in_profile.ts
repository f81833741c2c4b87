/** What a provider says about the person who signed in. */
export type SignInProfile = {
  subject: string
  email: string | null
  username: string | null
  firstName: string
  lastName: string
  groups: string[]
}

type Claims = Readonly<Record<string, unknown>>

/** Reads a person from the provider's claims; the groups claim may lie deeper ("realm_access.roles"). */
export function profileFrom(claims: Claims, groupsClaim: string): SignInProfile {
  const [firstName, lastName] = namesFrom(claims)
  return {
    subject: String(claims.sub),
    email: text(claims.email),
    username: text(claims.preferred_username),
    firstName,
    lastName,
    groups: listOf(claims[groupsClaim] ?? deeper(claims, groupsClaim)),
  }
}

function namesFrom(claims: Claims): [string, string] {
  const given = text(claims.given_name)
  const family = text(claims.family_name)
  if (given || family) return [given ?? '', family ?? '']
  const [first = '', ...rest] = (text(claims.name) ?? '').split(/\s+/)
  return [first, rest.join(' ')]
}

const deeper = (claims: Claims, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (found && typeof found === 'object' ? (found as Claims)[name] : undefined),
      claims
    )

const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  return typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null
