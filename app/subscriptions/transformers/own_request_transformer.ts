import { BaseTransformer } from '@adonisjs/core/transformers'
import { requestStory } from '#subscriptions/domain/request_story'
import type { OwnRequest } from '#subscriptions/queries/requests_of'

export default class OwnRequestTransformer extends BaseTransformer<OwnRequest> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'productName', 'startsOn', 'currencies']),
      ...this.pick(this.resource, ['state', 'reason', 'createdAt', 'decidedAt']),
      story: requestStory(this.resource).map(({ at, ...step }) => ({
        ...step,
        at: at.toISOString(),
      })),
    }
  }
}
