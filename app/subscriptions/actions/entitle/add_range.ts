import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import { holdType } from '#subscriptions/actions/entitle/hold_type'
import { INSERT_RANGE } from '#subscriptions/actions/entitle/insert_range'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import type { RangeTerms } from '#subscriptions/domain/range_terms'

/** Entitles somebody to more days of a type, which he has from then on. */
export const addRange = (which: Which, terms: RangeTerms): Promise<Result<number>> =>
  transaction(async (trx) => {
    const held = await holdType(trx, which)
    if (!held.ok) return held
    let id = 0
    const added = await changeIn(trx, which, {
      action: 'subscription.range_added',
      change: async (_, { id: subscriptionId, isUnrestricted }) => {
        if (isUnrestricted) return refuse('entitlements.errors.is_unrestricted', { status: 409 })
        const [made] = await rows<{ id: number }>(trx, INSERT_RANGE, {
          ...rowOf(terms),
          subscriptionId,
        } as never)
        id = made!.id
        return ok()
      },
    })
    return added.ok ? ok(id) : added
  })
