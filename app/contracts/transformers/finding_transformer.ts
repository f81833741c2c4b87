import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Finding } from '#contracts/queries/entitlements/find_findings'

export default class FindingTransformer extends BaseTransformer<Finding> {
  toObject() {
    return this.resource
  }
}
