import { preparedRows } from '#shared/database'
import { RANGE_COLUMNS, type RangeColumns } from '#subscriptions/queries/range_columns'

type Subscription = {
  id: number
  typeId: number
  name: string
  description: string
  isFilterable: boolean
  specialType: 'REPORT' | null
  snapshotAt: string | null
  isUnrestricted: boolean
  visibleFrom: string | null
  visibleUntil: string | null
  isToldLate: boolean
  productIds: number[]
}

/** What somebody has of a type; days are YYYY-MM-DD, null is open. */
export type HeldSubscription = Subscription & { ranges: RangeColumns[] }

type Which = { typeId?: number; productIds?: number[] }

/** The subscriptions of a person by name: all, one by its type, or those that hold some products. */
export async function heldSubscriptions(
  userId: number,
  { typeId, productIds }: Which = {}
): Promise<HeldSubscription[]> {
  const which = { userId, typeId: typeId ?? null, productIds: productIds ?? null }
  const subscriptions = await preparedRows<Subscription>(
    null,
    `select s.id, s.type_id as "typeId", t.name, t.description, t.is_filterable as "isFilterable",
            t.special_type as "specialType", t.snapshot_at as "snapshotAt",
            s.is_unrestricted as "isUnrestricted",
            s.visible_from as "visibleFrom", s.visible_until as "visibleUntil",
            s.is_told_late as "isToldLate",
            array(select p.product_id from subscription_type_products p
                   where p.type_id = t.id order by p.product_id) as "productIds"
       from subscription_users s join subscription_types t on t.id = s.type_id
      where s.user_id = :userId::bigint and (:typeId::int is null or s.type_id = :typeId::int)
        and (:productIds::int[] is null or exists (
          select from subscription_type_products p
           where p.type_id = t.id and p.product_id = any(:productIds::int[])))
      order by t.name, s.id`,
    which as never
  )
  const ranges = await rangesOf(subscriptions.map(({ id }) => id))
  return subscriptions.map((one) => ({
    ...one,
    ranges: ranges.filter(({ subscriptionId }) => subscriptionId === one.id),
  }))
}

function rangesOf(subscriptionIds: number[]): Promise<RangeColumns[]> {
  if (subscriptionIds.length === 0) return Promise.resolve([])
  return preparedRows<RangeColumns>(
    null,
    `select ${RANGE_COLUMNS}
       from subscription_ranges r where r.subscription_id = any(:subscriptionIds::bigint[])
      order by r.starts_on nulls first, r.id`,
    { subscriptionIds }
  )
}
