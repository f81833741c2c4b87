import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ManagedProduct } from '#catalogue/lists/managed_product_list'

export default class ManagedProductTransformer extends BaseTransformer<ManagedProduct> {
  toObject() {
    return this.resource
  }
}
