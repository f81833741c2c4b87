import { rows } from '#shared/database'
import type { DeliveryState, Problem } from '#webhooks/domain/delivery'

export type Attempt = {
  number: number
  at: Date
  durationMs: number
  status: number | null
  problem: Problem | null
  answer: string | null
}

export type LoggedDelivery = {
  id: number
  messageId: string
  event: string
  state: DeliveryState
  createdAt: Date
  nextAttemptAt: Date | null
  body: string
  attempts: Attempt[]
}

type Which = { userId: number; webhookId: number; deliveryId: number }

/** A message of a webhook's log with its body, every try and what was answered; null where its owner has none. */
export async function getDelivery(which: Which): Promise<LoggedDelivery | null> {
  const [found] = await rows<Omit<LoggedDelivery, 'attempts'>>(
    null,
    `select d.id, d.message_id as "messageId", m.event, d.state, d.created_at as "createdAt",
            case when d.state = 'Waiting' then d.next_attempt_at end as "nextAttemptAt", m.body
       from webhook_deliveries d
       join webhooks h on h.id = d.webhook_id
       join webhook_messages m on m.id = d.message_id
      where d.id = :deliveryId and h.id = :webhookId and h.user_id = :userId`,
    which
  )
  if (!found) return null
  const attempts = await rows<Attempt>(
    null,
    `select number, at, duration_ms as "durationMs", status, problem, answer
       from webhook_attempts where delivery_id = ? order by number desc`,
    [found.id]
  )
  return { ...found, attempts }
}
