import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import { holdType, type Door } from '#subscriptions/actions/entitle/hold_type'
import { INSERT_RANGE } from '#subscriptions/actions/entitle/insert_range'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { judgeActualStart, type RangeTerms } from '#subscriptions/domain/range_terms'

/** A range of a filterable type says its parts as well. */
export type GivenRange = RangeTerms & { items?: readonly string[] }

/** Entitles somebody to more days of a type, which he has from then on. */
export const addRange = (which: Which, terms: RangeTerms): Promise<Result<number>> =>
  refusableTransaction((trx) => addRangeIn(trx, which, { terms, door: 'staff' }))

/** The same within a transaction that has begun, by the door through which it is given. */
export async function addRangeIn(
  trx: TransactionClientContract,
  which: Which,
  { terms, door }: { terms: GivenRange; door: Door }
): Promise<Result<number>> {
  const held = await holdType(trx, which, door)
  if (!held.ok) return held
  let id = 0
  const added = await changeIn(trx, which, {
    action: 'subscription.range_added',
    change: async (_, { id: subscriptionId, isUnrestricted, isFilterable }) => {
      if (isUnrestricted) return refuse('entitlements.errors.is_unrestricted', { status: 409 })
      const started = judgeActualStart(terms, { isFilterable })
      if (!started.ok) return started
      const { items = [] } = terms
      const [made] = await rows<{ id: number }>(trx, INSERT_RANGE, {
        ...rowOf(terms),
        subscriptionId,
      } as never)
      id = made!.id
      await rows(trx, INSERT_ITEMS, { id, items: [...items] })
      return ok()
    },
  })
  return added.ok ? ok(id) : added
}

const INSERT_ITEMS = `
  insert into subscription_range_items (range_id, name)
  select :id::bigint, unnest(:items::text[])`
