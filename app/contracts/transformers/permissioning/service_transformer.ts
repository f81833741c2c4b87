import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InvoicedService } from '#contracts/lists/permissioning/service_list'

export default class ServiceTransformer extends BaseTransformer<InvoicedService> {
  toObject() {
    return this.resource
  }
}
