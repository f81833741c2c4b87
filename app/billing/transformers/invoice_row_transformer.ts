import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InvoiceRow } from '#billing/lists/invoice_list'

export default class InvoiceRowTransformer extends BaseTransformer<InvoiceRow> {
  toObject() {
    return this.pick(this.resource, [
      ...(['id', 'kind', 'label', 'issuedOn', 'orderNumber', 'company'] as const),
      ...(['netCents', 'vatCents', 'grossCents', 'corrects', 'payment', 'dueCents'] as const),
    ])
  }
}
