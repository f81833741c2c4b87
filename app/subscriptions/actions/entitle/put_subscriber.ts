import { refusableTransaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { refuse, type Result } from '#shared/domain/result'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { holdVersion } from '#subscriptions/actions/entitle/hold_version'
import { setVisibilityIn } from '#subscriptions/actions/entitle/set_visibility'
import { giveUnrestrictedIn } from '#subscriptions/actions/entitle/unrestricted'
import type { OpenRange } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'

type Wish = { isUnrestricted: boolean; visible: OpenRange }

/**
 * Says of a whole subscription whether every day belongs to it and when it may be seen: all of it or
 * nothing. Somebody new may come by it only unrestricted; days are given by date ranges.
 */
export const putSubscriber = (
  { seen, ...which }: Which,
  { isUnrestricted, visible }: Wish
): Promise<Result<unknown>> =>
  refusableTransaction<Result<unknown>>(async (trx) => {
    const current = refuseOtherThan(seen, await holdVersion(trx, which))
    if (!current.ok) return current
    const [held] = await assignedSubscriptions(which.userId, which.typeId, trx)
    if (isUnrestricted && !held?.isUnrestricted) {
      const given = await giveUnrestrictedIn(trx, which)
      if (!given.ok) return given
    }
    if (!isUnrestricted && held?.isUnrestricted) {
      return refuse('entitlements.errors.ends_by_removal', { field: 'unrestricted', status: 409 })
    }
    return setVisibilityIn(trx, which, visible)
  })
