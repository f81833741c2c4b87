import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { HOOK_EVENTS } from '#webhooks/domain/events'
import { OFF_REASONS } from '#webhooks/domain/off_reason'
import type { CountedWebhook } from '#webhooks/queries/webhooks_of_user'

const moment = is.nullable(is.moment)

const fields = fieldsOf<CountedWebhook>()({
  id: is.integer,
  name: is.text,
  url: is.about(is.text, 'Where messages are posted.'),
  events: is.listOf(is.oneOf(HOOK_EVENTS)),
  isOn: is.flag,
  offReason: is.nullable(is.oneOf(OFF_REASONS)),
  failingSince: [moment, ({ failingSince }) => failingSince?.toISOString() ?? null],
  createdAt: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  delivered: is.about(is.integer, 'Messages of the log that arrived.'),
  failed: is.about(is.integer, 'Messages of the log that were given up.'),
  waiting: is.about(is.integer, 'Messages that are still tried.'),
  lastAt: [
    is.about(moment, 'When there was something to tell for the last time.'),
    ({ lastAt }) => lastAt?.toISOString() ?? null,
  ],
})

export const userWebhookSchema = is.named('WebhookOfUser', fields.schema)

/** A webhook of a person for staff: neither its secret nor what it was told. */
export default class UserWebhookTransformer extends BaseTransformer<CountedWebhook> {
  toObject() {
    return fields.of(this.resource)
  }
}
