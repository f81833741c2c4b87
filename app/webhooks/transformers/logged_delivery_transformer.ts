import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { DELIVERY_STATES, PROBLEMS } from '#webhooks/domain/delivery'
import type { Attempt, LoggedDelivery } from '#webhooks/queries/get_delivery'

const tried = fieldsOf<Attempt>()({
  number: is.integer,
  at: [is.moment, ({ at }) => at.toISOString()],
  durationMs: is.about(is.integer, 'Milliseconds until the answer.'),
  status: is.about(is.nullable(is.integer), 'HTTP status; null without an answer.'),
  problem: is.nullable(is.oneOf(PROBLEMS)),
  answer: is.about(
    is.nullable(is.text),
    'The first 4,096 bytes of the answer, or why there is none.'
  ),
})

const fields = fieldsOf<LoggedDelivery>()({
  id: is.integer,
  messageId: is.about(is.text, 'The same on every try, as the header `webhook-id` has it.'),
  event: is.text,
  state: is.oneOf(DELIVERY_STATES),
  createdAt: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  nextAttemptAt: [
    is.nullable(is.moment),
    ({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? null,
  ],
  body: is.about(is.text, 'The message as it was signed and sent.'),
  attempts: [is.listOf(tried.schema), ({ attempts }) => attempts.map((one) => tried.of(one))],
})

export const loggedDeliverySchema = is.named('LoggedWebhookDelivery', fields.schema)

/** A message of a webhook's log with every try, the last one first. */
export default class LoggedDeliveryTransformer extends BaseTransformer<LoggedDelivery> {
  toObject() {
    return fields.of(this.resource)
  }
}
