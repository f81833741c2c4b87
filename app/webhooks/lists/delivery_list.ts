import { defineList } from '#shared/lists'
import { DELIVERY_STATES, type DeliveryState, type Problem } from '#webhooks/domain/delivery'

export type ListedDelivery = {
  id: number
  messageId: string
  event: string
  state: DeliveryState
  attempts: number
  lastStatus: number | null
  lastProblem: Problem | null
  createdAt: Date
  nextAttemptAt: Date | null
}

/** The log of a webhook, by the webhook's id: every message that was for it, the newest first. */
export const deliveryList = defineList<ListedDelivery, number>()({
  columns: {
    id: 'd.id',
    messageId: 'd.message_id',
    event: 'm.event',
    state: 'd.state',
    attempts: 'd.attempts',
    lastStatus: 'd.last_status',
    lastProblem: 'd.last_problem',
    createdAt: 'd.created_at',
    nextAttemptAt: `case when d.state = 'Waiting' then d.next_attempt_at end`,
  },
  from: 'webhook_deliveries d join webhook_messages m on m.id = d.message_id',
  within: (webhookId) => ({ sql: 'd.webhook_id = ?', values: [webhookId] }),
  sort: { created: 'id' },
  usual: { by: 'created', direction: 'desc' },
  mostRows: 1_000,
  tieBreaker: 'd.id',
  filters: { state: { column: 'state', values: DELIVERY_STATES } },
})
