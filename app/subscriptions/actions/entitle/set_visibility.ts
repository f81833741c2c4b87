import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import type { OpenRange } from '#subscriptions/domain/entitlement'

/** Says on which days a whole subscription may be seen; open at both ends there is no such rule. */
export const setVisibility = (which: Which, visible: OpenRange): Promise<Result<undefined>> =>
  transaction((trx) => setVisibilityIn(trx, which, visible))

/** The same within a transaction that has begun. */
export const setVisibilityIn = (
  trx: TransactionClientContract,
  which: Which,
  visible: OpenRange
): Promise<Result<undefined>> =>
  changeIn(trx, which, {
    action: 'subscription.visibility_changed',
    change: async (_, { id }) => {
      await rows(
        trx,
        `update subscription_users set visible_from = :from, visible_until = :until, updated_at = now()
          where id = :id`,
        { id, from: visible.from?.iso ?? null, until: visible.until?.iso ?? null } as never
      )
      return ok()
    },
  })
