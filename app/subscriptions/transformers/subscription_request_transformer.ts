import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedRequest } from '#subscriptions/lists/request_list'

export default class SubscriptionRequestTransformer extends BaseTransformer<ListedRequest> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'userId', 'person', 'company', 'email', 'typeId']),
      ...this.pick(this.resource, ['typeName', 'productName', 'startsOn', 'currencies', 'message']),
      ...this.pick(this.resource, ['state', 'reason', 'createdAt', 'decidedAt']),
    }
  }
}
