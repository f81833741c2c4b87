import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { changeHeld, type Which } from '#subscriptions/actions/entitle/change_held'
import type { OpenRange } from '#subscriptions/domain/entitlement'

/** Says on which days a whole subscription may be seen; open at both ends there is no such rule. */
export const setVisibility = (which: Which, visible: OpenRange): Promise<Result<undefined>> =>
  changeHeld(which, 'subscription.visibility_changed', async (trx, { id }) => {
    await rows(
      trx,
      `update subscription_users set visible_from = :from, visible_until = :until, updated_at = now()
        where id = :id`,
      { id, from: visible.from?.iso ?? null, until: visible.until?.iso ?? null } as never
    )
    return ok()
  })
