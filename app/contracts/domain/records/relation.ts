import { judged, type Judged } from '#contracts/domain/records/judged'

export type RelationValues = { productId: number; subscriptionTypeId: number }

export type SentRelation = { productId?: number | null; subscriptionTypeId?: number | null }

/** Both sides of a relation must be there. */
export function judgeRelation(sent: SentRelation): Judged<RelationValues> {
  const { productId = null, subscriptionTypeId = null } = sent
  return judged({ productId: productId ?? 0, subscriptionTypeId: subscriptionTypeId ?? 0 }, [
    productId === null && { code: 'contracts.contracts.errors.product', field: 'productId' },
    subscriptionTypeId === null && {
      ...{ code: 'contracts.relations.errors.type', field: 'subscriptionTypeId' },
    },
  ])
}
