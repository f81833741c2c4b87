import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwingCustomer } from '#reports/lists/month_list'

type Judged = OwingCustomer & { problem: string | null; vatReason: string | null }

export default class OwingCustomerTransformer extends BaseTransformer<Judged> {
  toObject() {
    return this.pick(this.resource, [
      ...(['id', 'email', 'company', 'reports', 'netCents', 'problem', 'vatReason'] as const),
    ])
  }
}
