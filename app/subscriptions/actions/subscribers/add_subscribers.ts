import { refusableTransaction, rows } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import { rowOf } from '#subscriptions/actions/entitle/range_row'
import { entitledPeople } from '#subscriptions/actions/subscribers/entitled_people'
import { entitleMany, type Gift } from '#subscriptions/actions/subscribers/entitle_many'
import type { RangeTerms } from '#subscriptions/domain/range_terms'

type Wish = Pick<Gift, 'userIds' | 'by' | 'reason'> & { typeId: number; terms: RangeTerms }

/** Gives several people the same days of a type: all of them, or nobody. */
export const addSubscribers = ({ typeId, userIds, terms, ...why }: Wish): Promise<Result<number>> =>
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
      ...{ typeIds: [typeId], userIds: people.value, ...why },
      ranges: [rowOf(terms)],
      action: 'subscription.range_added',
    })
  })
