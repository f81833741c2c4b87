import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PricedFinding } from '#contracts/queries/entitlements/priced_findings'

export default class FindingTransformer extends BaseTransformer<PricedFinding> {
  toObject() {
    return this.resource
  }
}
