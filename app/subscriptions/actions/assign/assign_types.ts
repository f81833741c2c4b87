import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { entitleMany } from '#subscriptions/actions/subscribers/entitle_many'
import { entitledPeople } from '#subscriptions/actions/subscribers/entitled_people'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { tellOfAssigned } from '#subscriptions/actions/assign/tell_of_assigned'
import { whyNotGiven, type Giver } from '#subscriptions/domain/assignable'
import type { RangeTerms } from '#subscriptions/domain/range_terms'
import { typesNamed, type AssignableType } from '#subscriptions/queries/assignable_types'

export type Assignment = {
  userId: number
  /** Names of types; one that is named twice counts once. */
  names: readonly string[]
  terms: RangeTerms
  giver: Giver
  /** Whether a mail says so to the person. */
  isTold: boolean
  by: Actor
  reason?: string
}

export type AssignedType = { id: number; name: string }

/** Gives somebody the same days of several types: of all of them, or of none. */
export const assignTypes = (assignment: Assignment): Promise<Result<AssignedType[]>> =>
  refusableTransaction((trx) => assignTypesIn(trx, assignment))

/** The same within a transaction that has begun and that a refusal takes back. */
export async function assignTypesIn(
  trx: TransactionClientContract,
  { userId, names, terms, giver, isTold, by, reason }: Assignment
): Promise<Result<AssignedType[]>> {
  const people = await entitledPeople(trx, [userId])
  if (!people.ok) return { ok: false, refusal: { ...people.refusal, field: 'userId' } }
  const types = await judgedTypes(trx, { userId, names, giver })
  if (!types.ok) return types
  const given = await entitleMany(trx, {
    typeIds: types.value.map(({ id }) => id),
    userIds: [userId],
    ranges: [rowOf(terms)],
    action: 'subscription.range_added',
    ...{ by, reason },
    named: 'types',
  })
  if (!given.ok) return given
  if (isTold) await tellOfAssigned(trx, { userId, types: types.value, terms })
  return ok(types.value.map(({ id, name }) => ({ id, name })))
}

type Asked = Pick<Assignment, 'userId' | 'names' | 'giver'>

async function judgedTypes(
  trx: TransactionClientContract,
  { userId, names, giver }: Asked
): Promise<Result<AssignableType[]>> {
  const field = 'subscriptions'
  const asked = [...new Set(names)]
  if (asked.length === 0) return refuse('subscriptions.assignments.errors.none', { field })
  const types = await typesNamed(trx, asked, userId)
  const unknown = asked.filter((name) => !types.some((type) => type.name === name))
  if (unknown.length > 0) {
    const params = { names: listed(unknown) }
    return refuse('subscriptions.assignments.errors.unknown', { field, params })
  }
  const reasons = types.map((type) => ({ name: type.name, why: whyNotGiven(type, giver) }))
  const first = reasons.find(({ why }) => why !== null)
  if (!first) return ok(types)
  const same = reasons.filter(({ why }) => why === first.why).map(({ name }) => name)
  return refuse(first.why!, { field, params: { names: listed(same) }, status: 409 })
}

const MOST_NAMED = 5

const listed = (names: readonly string[]) => names.slice(0, MOST_NAMED).join(', ')
