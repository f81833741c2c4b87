import identity from '#config/identity'
import type { Role } from '#identity/domain/roles'
import { either, literally, type Condition } from '#shared/lists'

const SHORTEST_PART = 3

/** Numbers of users and partners are found whole; three letters anywhere, fewer where a word begins, so that an index can tell. */
export function foundBy(text: string): Condition {
  const byText =
    text.length < SHORTEST_PART
      ? { sql: 'u.search_starts && array[lower(?)]', values: [text] }
      : { sql: 'u.search_text like lower(?)', values: [`%${literally(text)}%`] }
  if (!/^\d{1,15}$/.test(text)) return byText
  const numbers = ['u.id', 'u.business_partner_id']
  return either([byText, ...numbers.map((one) => ({ sql: `${one} = ?`, values: [Number(text)] }))])
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

export const oneOfThese =
  (conditions: Readonly<Record<string, string>>) =>
  (chosen: string[]): Condition =>
    either(chosen.map((value) => ({ sql: conditions[value]!, values: [] })))
