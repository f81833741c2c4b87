import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { DELIVERY_STATES, PROBLEMS } from '#webhooks/domain/delivery'
import type { ListedDelivery } from '#webhooks/lists/delivery_list'

const fields = fieldsOf<ListedDelivery>()({
  id: is.integer,
  messageId: is.about(is.text, 'The same on every try, as the header `webhook-id` has it.'),
  event: is.text,
  state: is.oneOf(DELIVERY_STATES),
  attempts: is.about(is.integer, 'Tries so far.'),
  lastStatus: is.about(is.nullable(is.integer), 'HTTP status of the last answer.'),
  lastProblem: is.nullable(is.oneOf(PROBLEMS)),
  createdAt: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  nextAttemptAt: [
    is.nullable(is.moment),
    ({ nextAttemptAt }) => nextAttemptAt?.toISOString() ?? null,
  ],
})

export const hookDeliverySchema = is.named('WebhookDelivery', fields.schema)

export default class HookDeliveryTransformer extends BaseTransformer<ListedDelivery> {
  toObject() {
    return fields.of(this.resource)
  }
}
