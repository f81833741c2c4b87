import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnRequest } from '#subscriptions/queries/requests_of'

export default class OwnRequestTransformer extends BaseTransformer<OwnRequest> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'productName', 'startsOn', 'currencies']),
      ...this.pick(this.resource, ['state', 'reason', 'createdAt', 'decidedAt']),
    }
  }
}
