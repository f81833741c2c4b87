import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Cover } from '#contracts/queries/entitlements/find_cover'

export default class CoverTransformer extends BaseTransformer<Cover> {
  toObject() {
    return this.resource
  }
}
