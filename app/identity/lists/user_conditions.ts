import identity from '#config/identity'
import type { Role } from '#identity/domain/roles'
import { either, literally, type Condition } from '#shared/lists'

/**
 * All that a user is searched by, a line each; the index `users_search_index` is made of the same
 * expression.
 */
const SEARCH_TEXT = `(E'\\n' || u.first_name || ' ' || u.last_name || E'\\n' || u.company || E'\\n' ||
  u.email::text || E'\\n' || coalesce(u.username, '') || E'\\n' ||
  coalesce(u.second_email::text, '') || E'\\n' || coalesce(u.third_email::text, '') || E'\\n' ||
  coalesce(u.tin, ''))`

const SHORTEST_PART = 3

/** Numbers of users and partners are found whole; three letters anywhere, fewer where a word begins, so that the index can tell. */
export function foundBy(text: string): Condition {
  const patterns =
    text.length < SHORTEST_PART
      ? [`%\n${literally(text)}%`, `% ${literally(text)}%`]
      : [`%${literally(text)}%`]
  const arms = patterns.map((pattern) => ({ sql: `${SEARCH_TEXT} ilike ?`, values: [pattern] }))
  if (!/^\d{1,15}$/.test(text)) return either(arms)
  const numbers = ['u.id', 'u.business_partner_id']
  return either([...arms, ...numbers.map((one) => ({ sql: `${one} = ?`, values: [Number(text)] }))])
}

/** Those who hold one of the roles; only staff hold more than that of a customer. */
export function holding(roles: string[]): Condition {
  const ofStaff = `u.kind = 'staff' and (u.groups || u.granted_groups) && ?::text[]`
  const groups = roles.map((role) => identity.groups[role as Role])
  const staff = { sql: `(${ofStaff})`, values: [groups] }
  if (!roles.includes('user')) return staff
  const customer = `(u.kind = 'customer' and u.groups && ?::text[])`
  return either([staff, { sql: customer, values: [[identity.groups.user]] }])
}

/** One condition for each chosen value. */
export const oneOfThese =
  (conditions: Readonly<Record<string, string>>) =>
  (chosen: string[]): Condition =>
    either(chosen.map((value) => ({ sql: conditions[value]!, values: [] })))

/** Those whose billing address is in one of the countries. */
export const billedIn = (countries: string[]): Condition => ({
  sql: `exists (select from addresses a where a.user_id = u.id and a.kind = 'billing'
                  and a.country = any(?::text[]))`,
  values: [countries],
})

/** Days are those of the shop. */
export const createdOnOrAfter = ([day]: string[]): Condition => ({
  sql: `u.created_at >= (?::date at time zone 'Europe/Berlin')`,
  values: [day],
})

/** The whole day counts. */
export const createdOnOrBefore = ([day]: string[]): Condition => ({
  sql: `u.created_at < ((?::date + 1) at time zone 'Europe/Berlin')`,
  values: [day],
})
