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
  /** When a visitor's request was found to be this account's. */
  assignedAt: Date | null
}

const MOST_SHOWN = 50

/** What somebody has asked for, the newest first, or before a request; `older` is the one before which there are more. */
export async function requestsOf(userId: number, before: number | null = null) {
  const found = await preparedRows<OwnRequest>(
    null,
    `select q.id, product_name as "productName", starts_on as "startsOn", currencies, state, reason,
            q.created_at as "createdAt", decided_at as "decidedAt",
            (select max(e.created_at) from audit_events e
              where e.subject_type = 'subscription_request' and e.subject_id = q.id::text
                and e.action = 'subscription_request.assigned') as "assignedAt"
       from subscription_requests q
      where user_id = :userId::bigint and (:before::bigint is null or q.id < :before::bigint)
      order by q.id desc limit :most::int`,
    { userId, before, most: MOST_SHOWN + 1 } as never
  )
  const requests = found.slice(0, MOST_SHOWN)
  return { requests, older: found.length > MOST_SHOWN ? requests.at(-1)!.id : null }
}
