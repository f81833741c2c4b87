import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeHeld, changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import { holdType } from '#subscriptions/actions/entitle/hold_type'

/** Entitles somebody to every day of a type, where no date range says anything else. */
export const giveUnrestricted = (which: Which): Promise<Result<undefined>> =>
  transaction((trx) => giveUnrestrictedIn(trx, which))

/** The same within a transaction that has begun. */
export async function giveUnrestrictedIn(
  trx: TransactionClientContract,
  which: Which
): Promise<Result<undefined>> {
  const holds = await holdType(trx, which)
  if (!holds.ok) return holds
  return changeIn(trx, which, {
    action: 'subscription.made_unrestricted',
    change: async (_, { id, ranges }) => {
      if (ranges.length > 0) return refuse('entitlements.errors.ranges_first', { status: 409 })
      await rows(
        trx,
        'update subscription_users set is_unrestricted = true, updated_at = now() where id = ?',
        [id]
      )
      return ok()
    },
  })
}

/** Ends unrestricted access: nothing of the subscription is left then. */
export const endUnrestricted = (which: Which): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.unrestricted_ended', async (trx, { id, isUnrestricted }) => {
    if (!isUnrestricted) return refuse('entitlements.errors.ranges_first', { status: 409 })
    await rows(trx, 'delete from subscription_users where id = ?', [id])
    return ok()
  })
