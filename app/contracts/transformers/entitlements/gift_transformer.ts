import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Gift } from '#contracts/queries/entitlements/find_gift'

export default class GiftTransformer extends BaseTransformer<Gift> {
  toObject() {
    return this.resource
  }
}
