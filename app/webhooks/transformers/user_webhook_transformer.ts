import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CountedWebhook } from '#webhooks/queries/webhooks_of_user'

/** A webhook of a person for staff: neither its secret nor what it was told. */
export default class UserWebhookTransformer extends BaseTransformer<CountedWebhook> {
  toObject() {
    const { failingSince, createdAt, lastAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'name', 'url', 'events', 'isOn', 'offReason']),
      ...this.pick(this.resource, ['delivered', 'failed', 'waiting']),
      failingSince: failingSince?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      lastAt: lastAt?.toISOString() ?? null,
    }
  }
}
