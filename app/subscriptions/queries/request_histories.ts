import { rows } from '#shared/database'

export type RequestEvent = { at: string; actor: string; action: string; reason: string | null }
type Found = { requestId: number; at: Date; actor: string; action: string; reason: string | null }

/** What became of requests and through whom, by their numbers, from the beginning. */
export async function requestHistories(
  ids: readonly number[]
): Promise<Record<number, RequestEvent[]>> {
  const found = await rows<Found>(
    null,
    `select e.subject_id::int as "requestId", e.created_at as at, e.actor_label as actor,
            substr(e.action, length('subscription_request.') + 1) as action, e.reason
       from audit_events e
      where e.subject_type = 'subscription_request' and e.subject_id = any(?::text[])
      order by e.subject_id, e.seq`,
    [ids.map(String)]
  )
  const histories = Map.groupBy(found, ({ requestId }) => requestId)
  return Object.fromEntries(
    [...histories].map(([id, events]) => [
      id,
      events.map(({ requestId: _, at, ...event }) => ({ ...event, at: at.toISOString() })),
    ])
  )
}
