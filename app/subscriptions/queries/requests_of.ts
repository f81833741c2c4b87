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

/** What somebody has asked for, the newest first, or before a request; `older` is the one before which there are more. */
export async function requestsOf(userId: number, before: number | null = null) {
  const found = await preparedRows<OwnRequest>(
    null,
    `select id, product_name as "productName", starts_on as "startsOn", currencies, state, reason,
            created_at as "createdAt", decided_at as "decidedAt"
       from subscription_requests
      where user_id = :userId::bigint and (:before::bigint is null or id < :before::bigint)
      order by id desc limit :most::int`,
    { userId, before, most: MOST_SHOWN + 1 } as never
  )
  const requests = found.slice(0, MOST_SHOWN)
  return { requests, older: found.length > MOST_SHOWN ? requests.at(-1)!.id : null }
}
