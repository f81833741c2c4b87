import { rows } from '#shared/database'
import type { RequestState } from '#subscriptions/domain/request_state'

export type AccountSubscription = {
  name: string
  /** The last day of its data; null where it has no end. */
  lastDay: string | null
  daysLeft: number | null
}

export const accountSubscriptions = (userId: number): Promise<AccountSubscription[]> =>
  rows(
    null,
    `select t.name, s.last_day as "lastDay",
            (s.last_day - shop_today())::int as "daysLeft"
       from subscription_users s join subscription_types t on t.id = s.type_id
      where s.user_id = ? order by t.name, s.id`,
    [userId]
  )

export type RecentRequest = { productName: string; state: RequestState; reason: string | null }

/** Requests of somebody that are open or were answered in the last two weeks. */
export const recentRequests = (userId: number): Promise<RecentRequest[]> =>
  rows(
    null,
    `select product_name as "productName", state, reason from subscription_requests
      where user_id = ? and (state = 'New' or decided_at > now() - interval '14 days')
      order by id desc limit 5`,
    [userId]
  )
