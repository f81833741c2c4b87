import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'
import {
  RANGE_COLUMNS,
  RANGE_SEEN,
  REQUEST_OF_RANGE,
  type RangeColumns,
} from '#subscriptions/queries/range_columns'

export type AssignedRange = RangeColumns & {
  id: number
  requestId: number | null
  /** To the microsecond: whoever changes the range says which one was seen. */
  updatedAt: string
  version: number
}

type Subscription = {
  id: number
  typeId: number
  name: string
  description: string
  specialType: 'REPORT' | null
  folder: string
  isFilterable: boolean
  isUnrestricted: boolean
  visibleFrom: string | null
  visibleUntil: string | null
  productIds: number[]
  version: number
}

export type AssignedSubscription = Subscription & { ranges: AssignedRange[] }

type Client = TransactionClientContract | null

export async function assignedSubscriptions(
  userId: number,
  typeId: number | null = null,
  client: Client = null
): Promise<AssignedSubscription[]> {
  const subscriptions = await preparedRows<Subscription>(
    client,
    `select s.id, s.type_id as "typeId", t.name, t.description,
            t.special_type as "specialType", f.name as folder, t.is_filterable as "isFilterable",
            s.is_unrestricted as "isUnrestricted", s.visible_from as "visibleFrom",
            s.visible_until as "visibleUntil", s.version,
            array(select p.product_id from subscription_type_products p
                   where p.type_id = t.id order by p.product_id) as "productIds"
       from subscription_users s
       join subscription_types t on t.id = s.type_id
       join subscription_folders f on f.id = t.folder_id
      where s.user_id = :userId::bigint and (:typeId::int is null or s.type_id = :typeId::int)
      order by t.name, s.id`,
    { userId, typeId } as never
  )
  const ranges = await rangesOf(
    subscriptions.map(({ id }) => id),
    client
  )
  return subscriptions.map((one) => ({
    ...one,
    ranges: ranges.filter(({ subscriptionId }) => subscriptionId === one.id),
  }))
}

const rangesOf = (subscriptionIds: number[], client: Client) =>
  preparedRows<AssignedRange>(
    client,
    `select r.id, r.version, ${RANGE_COLUMNS},
            ${REQUEST_OF_RANGE} as "requestId", ${RANGE_SEEN} as "updatedAt"
       from subscription_ranges r where r.subscription_id = any(:subscriptionIds::bigint[])
      order by r.starts_on nulls first, r.id`,
    { subscriptionIds }
  )
