import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, type Result } from '#shared/domain/result'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { lossesBy, NOTHING, type Effect } from '#subscriptions/queries/losses_of'

type Which = { userId: number; typeId: number }

/** Makes a change of what somebody has of a type, and tells what it takes and gives. */
export async function withLosses(
  trx: TransactionClientContract,
  { userId, typeId }: Which,
  change: () => Promise<Result<unknown>>
): Promise<Result<Effect>> {
  const [was] = await assignedSubscriptions(userId, typeId, trx)
  const changed = await change()
  if (!changed.ok) return changed
  const [is] = await assignedSubscriptions(userId, typeId, trx)
  const sides = {
    before: was ? entitlementOf(was) : NOTHING,
    after: is ? entitlementOf(is) : NOTHING,
  }
  return ok({ losses: await lossesBy(sides, was?.productIds ?? []), isGone: !is })
}
