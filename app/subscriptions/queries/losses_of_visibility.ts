import type { OpenRange } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { lossesBy, NO_LOSSES, type Losses } from '#subscriptions/queries/losses_of'

type Which = { userId: number; typeId: number }

/** Days with files that somebody would lose and gain if all of a subscription were visible on these days. */
export async function lossesOfVisibility(
  { userId, typeId }: Which,
  visible: OpenRange
): Promise<Losses> {
  const [held] = await assignedSubscriptions(userId, typeId)
  if (!held) return NO_LOSSES
  const before = entitlementOf(held)
  return lossesBy({ before, after: { ...before, visible } }, held.productIds)
}
