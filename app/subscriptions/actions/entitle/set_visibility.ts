import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, type Result } from '#shared/domain/result'
import { changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import type { OpenRange } from '#subscriptions/domain/entitlement'

/** Whether there was no such rule before, or another one. */
type Outcome = 'added' | 'changed'

/** Says on which days a whole subscription may be seen; open at both ends there is no such rule. `seen` are the two days that were decided on. */
export const setVisibility = (
  which: Which,
  visible: OpenRange,
  seen?: string
): Promise<Result<Outcome>> => transaction((trx) => setVisibilityIn(trx, which, visible, seen))

/** The same within a transaction that has begun. */
export async function setVisibilityIn(
  trx: TransactionClientContract,
  which: Which,
  visible: OpenRange,
  seen?: string
): Promise<Result<Outcome>> {
  let outcome: Outcome = 'changed'
  const changed = await changeIn(trx, which, {
    action: 'subscription.visibility_changed',
    change: async (_, { id, visibleFrom, visibleUntil }) => {
      const current = refuseOtherThan(seen, `${visibleFrom ?? 'open'} ${visibleUntil ?? 'open'}`)
      if (!current.ok) return current
      const isNew = visibleFrom === null && visibleUntil === null
      if (isNew && (visible.from || visible.until)) outcome = 'added'
      await rows(
        trx,
        `update subscription_users set visible_from = :from, visible_until = :until, updated_at = now()
          where id = :id`,
        { id, from: visible.from?.iso ?? null, until: visible.until?.iso ?? null } as never
      )
      return ok()
    },
  })
  return changed.ok ? ok(outcome) : changed
}
