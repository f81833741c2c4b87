import { ALWAYS, type OpenRange } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { piecesOf } from '#subscriptions/domain/pieces_of'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { lossesBy, NO_LOSSES, type Losses } from '#subscriptions/queries/losses_of'

type Which = { userId: number; typeId: number }

/** Days with files that somebody sees today and would not see if his days were cut to these. */
export async function lossesOfCut(
  { userId, typeId }: Which,
  kept: readonly OpenRange[]
): Promise<Losses> {
  const [held] = await assignedSubscriptions(userId, typeId)
  if (!held) return NO_LOSSES
  const before = entitlementOf(held)
  const cutTo = (days: OpenRange) => piecesOf(days, kept)
  const ranges = before.isUnrestricted
    ? cutTo(ALWAYS).map((days) => ({ days, visible: ALWAYS }))
    : before.ranges.flatMap((range, at) =>
        held.ranges[at]!.isTrial ? [range] : cutTo(range.days).map((days) => ({ ...range, days }))
      )
  return lossesBy({ before, after: { ...before, isUnrestricted: false, ranges } }, held.productIds)
}
