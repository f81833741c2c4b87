import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedQuota } from '#orders/lists/quota_list'

export default class QuotaTransformer extends BaseTransformer<ListedQuota> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'totalCents', 'usedCents', 'remainingCents']),
      ...this.pick(this.resource, ['reservedCents', 'dateFrom', 'dateTo', 'comment', 'version']),
      ...this.pick(this.resource, ['time', 'orders']),
      createdAt: this.resource.createdAt.toISOString(),
    }
  }
}
