import { preparedRows } from '#shared/database'
import type { RequestState } from '#subscriptions/domain/request_state'

export type OwnRequest = {
  id: number
  productName: string
  startsOn: string | null
  currencies: string[]
  state: RequestState
  reason: string | null
  createdAt: Date
  decidedAt: Date | null
}

const MOST_SHOWN = 50

/** What somebody has asked for, the newest first. */
export const requestsOf = (userId: number): Promise<OwnRequest[]> =>
  preparedRows<OwnRequest>(
    null,
    `select id, product_name as "productName", starts_on as "startsOn", currencies, state, reason,
            created_at as "createdAt", decided_at as "decidedAt"
       from subscription_requests where user_id = :userId::bigint
      order by id desc limit :most::int`,
    { userId, most: MOST_SHOWN }
  )
