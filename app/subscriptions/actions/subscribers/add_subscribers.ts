import type { Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { entitledPeople } from '#subscriptions/actions/subscribers/entitled_people'
import { entitleMany } from '#subscriptions/actions/subscribers/entitle_many'
import type { RangeTerms } from '#subscriptions/domain/range_terms'

type Wish = { typeId: number; userIds: readonly number[]; terms: RangeTerms; by: Actor }

/** Gives several people the same days of a type: all of them, or nobody. */
export const addSubscribers = ({ typeId, userIds, terms, by }: Wish): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const [type] = await rows<{ isFilterable: boolean }>(
      trx,
      'select is_filterable as "isFilterable" from subscription_types where id = ? for key share',
      [typeId]
    )
    if (!type) return refuse('entitlements.errors.type_unknown', { status: 404 })
    if (type.isFilterable) return refuse('entitlements.errors.by_request', { status: 409 })
    const people = await entitledPeople(trx, userIds)
    if (!people.ok) return people
    return entitleMany(trx, {
      ...{ typeIds: [typeId], userIds: people.value, by },
      ranges: [rowOf(terms)],
      action: 'subscription.range_added',
    })
  })
