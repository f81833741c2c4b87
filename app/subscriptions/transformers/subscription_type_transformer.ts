import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedType } from '#subscriptions/lists/type_list'

/** A type for staff who change it. */
export default class SubscriptionTypeTransformer extends BaseTransformer<ListedType> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'folderId', 'folder', 'name', 'description', 'comment']),
      ...this.pick(this.resource, ['isFilterable', 'specialType', 'snapshotAt', 'products']),
      subscribers: this.resource.subscribers,
      updatedAt: this.resource.updatedAt.toISOString(),
    }
  }
}
