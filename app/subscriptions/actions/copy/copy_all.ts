import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { whyNotCopied } from '#subscriptions/actions/copy/why_not_copied'
import { entitledPeople } from '#subscriptions/actions/subscribers/entitled_people'
import { entitleMany } from '#subscriptions/actions/subscribers/entitle_many'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'

/** It is given to each person by itself, for it cannot stand beside ranges. */
const UNRESTRICTED = { code: 'subscriptions.copies.errors.unrestricted', status: 409 } as const

export type LeftOut = { name: string; refusal: Refusal }

type Wish = {
  userId: number
  ofType?: number
  to: readonly number[]
  by: Actor
  reason?: string
}

/** Gives all date ranges of somebody, or those of one type, to others in one go; what cannot be copied is left out and named. */
export const copyAll = ({ userId, ofType, to, by, reason }: Wish): Promise<Result<LeftOut[]>> =>
  refusableTransaction<Result<LeftOut[]>>(async (trx) => {
    const held = await assignedSubscriptions(userId, ofType ?? null, trx)
    if (ofType && held.length === 0) {
      return refuse('entitlements.errors.not_assigned', { status: 404 })
    }
    const left: LeftOut[] = []
    const given = held.flatMap((one) => {
      const { typeId, name } = one
      if (one.isUnrestricted) left.push({ name, refusal: UNRESTRICTED })
      const ranges = one.ranges.filter((range) => {
        const refusal = whyNotCopied(one, range)
        if (refusal) left.push({ name, refusal })
        return !refusal
      })
      return ranges.length > 0 ? [{ typeId, ranges }] : []
    })
    const people = await entitledPeople(trx, to)
    if (!people.ok) return people
    if (given.length === 0) {
      const first = left[0]?.refusal
      return first
        ? { ok: false, refusal: first }
        : refuse('subscriptions.copies.errors.nothing', { status: 409 })
    }
    const shared = { userIds: people.value, action: 'subscription.range_copied', by, reason }
    for (const { typeId, ranges } of given.toSorted(byType)) {
      const copied = await entitleMany(trx, { ...shared, typeIds: [typeId], ranges })
      if (!copied.ok) return copied
    }
    return ok(left.filter(({ name }, at) => left.findIndex((one) => one.name === name) === at))
  })

/** The order in which all who give several types hold them. */
const byType = (one: { typeId: number }, other: { typeId: number }) => one.typeId - other.typeId
