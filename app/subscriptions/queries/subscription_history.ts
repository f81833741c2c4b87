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

/**
 * Who changed what of somebody's subscriptions, those included that are gone; the newest first, or those
 * before an entry. `older` is the entry before which there are more.
 */
export async function subscriptionHistory(userId: number, until: number | null = null) {
  const found = await rows<Row>(null, HISTORY, { userId, until, most: MOST + 1 } as never)
  const lines: HistoryLine[] = found.slice(0, MOST).map(({ before, after, ...entry }) => ({
    ...entry,
    ...changeBetween(before, after),
  }))
  return { lines, older: found.length > MOST ? lines.at(-1)!.id : null }
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
   where :until::bigint is null or (e.created_at, e.id) < (
           select last.created_at, last.id from audit_events last where last.id = :until::bigint)
   order by e.created_at desc, e.id desc limit :most::int`
