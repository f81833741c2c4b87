import type { PersonalData } from '#identity/domain/personal_data'

/** How somebody heard of the shop; `other` comes with words of their own. */
export const HEARD_FROM = ['searchEngine', 'dbWebsite', 'recommendation', 'other'] as const
export type HeardFrom = (typeof HEARD_FROM)[number]

export type Registration = PersonalData & {
  email: string
  heard: { how: HeardFrom | null; other: string | null }
}

const LONGEST_USERNAME = 40

/** Names to sign in with, made of the e-mail address: the plain one, then numbered ones. */
export function* usernamesFor(email: string): Generator<string> {
  const local = email.slice(0, email.indexOf('@')).toLowerCase()
  const plain = local.replace(/[^a-z0-9._-]/g, '').slice(0, LONGEST_USERNAME)
  const base = plain.length >= 3 ? plain : `user.${plain}`
  yield base
  for (let number = 2; ; number++) yield `${base}${number}`
}
