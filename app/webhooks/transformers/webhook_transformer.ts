import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { HOOK_EVENTS } from '#webhooks/domain/events'
import { OFF_REASONS } from '#webhooks/domain/off_reason'
import type { Webhook } from '#webhooks/queries/find_webhook'

const moment = is.nullable(is.moment)

const fields = fieldsOf<Webhook>()({
  id: is.integer,
  name: is.text,
  url: is.about(is.text, 'Where messages are posted.'),
  events: is.listOf(is.oneOf(HOOK_EVENTS)),
  isOn: is.flag,
  offReason: is.about(
    is.nullable(is.oneOf(OFF_REASONS)),
    'Why the shop switched it off: every try failed for days, the receiver answered 410, or its staff did.'
  ),
  failingSince: [moment, ({ failingSince }) => failingSince?.toISOString() ?? null],
  formerSecretUntil: [
    is.about(moment, 'Until then messages carry a signature of the former secret as well.'),
    ({ formerSecretUntil }) => formerSecretUntil?.toISOString() ?? null,
  ],
  createdAt: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  version: is.about(is.integer, 'Counts the changes.'),
})

export const webhookSchema = is.named('Webhook', fields.schema)

export default class WebhookTransformer extends BaseTransformer<Webhook> {
  toObject() {
    return fields.of(this.resource)
  }
}
