import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { RUN_KINDS, RUN_STATES, type Run } from '#subscriptions/domain/run'

const fields = fieldsOf<Run>()({
  id: is.about(is.integer, 'Id of the task.'),
  typeId: is.about(is.integer, 'Id of the subscription type.'),
  kind: is.oneOf([...RUN_KINDS]),
  state: is.oneOf([...RUN_STATES]),
  daysTotal: is.about(is.integer, 'Days with files when it began.'),
  daysDone: is.about(is.integer, 'Days that it has looked at.'),
  daysEntered: is.about(is.integer, 'Days that were missing in the book of announced days.'),
  daysTold: is.about(is.integer, 'Days of these that webhooks are told of.'),
  problem: is.about(is.nullable(is.text), 'Why it failed.'),
  createdAt: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  endedAt: [is.nullable(is.moment), ({ endedAt }) => endedAt?.toISOString() ?? null],
})

export const subscriptionRunSchema = is.named('SubscriptionRun', fields.schema)

export default class SubscriptionRunTransformer extends BaseTransformer<Run> {
  toObject() {
    return fields.of(this.resource)
  }
}
