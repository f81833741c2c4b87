import { rows } from '#shared/database'
import {
  changeBetween,
  type ChangedSide,
  type KeptSide,
} from '#subscriptions/domain/history_change'

type Entry = {
  id: number
  at: Date
  actor: string
  name: string
  action: string
  reason: string | null
  requestId: number | null
}

type Row = Entry & { before: KeptSide | null; after: KeptSide | null }

/** An entry with the days that it took and gave. */
export type HistoryLine = Entry & { was: ChangedSide; now: ChangedSide }

const MOST = 100

/** Who changed what of somebody's subscriptions, those included that are gone; the newest first. */
export async function subscriptionHistory(userId: number): Promise<HistoryLine[]> {
  const found = await rows<Row>(null, HISTORY, { userId, most: MOST })
  return found.map(({ before, after, ...entry }) => ({ ...entry, ...changeBetween(before, after) }))
}

const HISTORY = `
  select e.id, e.created_at as at, e.actor_label as actor, t.name,
         substr(e.action, length('subscription.') + 1) as action, e.reason,
         (e.after->>'requestId')::int as "requestId", e.before, e.after
    from (select distinct subscription_id, type_id from subscription_versions
           where user_id = :userId::bigint) held
    join subscription_types t on t.id = held.type_id
    join audit_events e on e.subject_type = 'subscription'
                       and e.subject_id = held.subscription_id::text
   order by e.created_at desc, e.id desc limit :most::int`
