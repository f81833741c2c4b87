import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TestOrderSummary } from '#identity/ports/test_orders'

export default class TestOrderTransformer extends BaseTransformer<TestOrderSummary> {
  toObject() {
    return {
      ...this.pick(this.resource, ['number', 'products', 'files', 'lastDay']),
      createdAt: this.resource.createdAt.toISOString(),
    }
  }
}
