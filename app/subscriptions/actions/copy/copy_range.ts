import { refusableTransaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { whyNotCopied } from '#subscriptions/actions/copy/why_not_copied'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { entitledPeople } from '#subscriptions/actions/subscribers/entitled_people'
import { entitleMany } from '#subscriptions/actions/subscribers/entitle_many'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'

/** Gives a date range of somebody to others as well: to all of them, or to nobody. */
export const copyRange = (
  { userId, typeId, rangeId, by, reason }: Which & { rangeId: number },
  to: readonly number[]
): Promise<Result<number>> =>
  refusableTransaction<Result<number>>(async (trx) => {
    const [held] = await assignedSubscriptions(userId, typeId, trx)
    const range = held?.ranges.find(({ id }) => id === rangeId)
    if (!held || !range) return refuse('entitlements.errors.range_unknown', { status: 404 })
    const refusal = whyNotCopied(held, range)
    if (refusal) return { ok: false, refusal }
    const people = await entitledPeople(trx, to)
    if (!people.ok) return people
    return entitleMany(trx, {
      ...{ typeIds: [typeId], userIds: people.value, ranges: [range] },
      ...{ by, reason },
      action: 'subscription.range_copied',
    })
  })
