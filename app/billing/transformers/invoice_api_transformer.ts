import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { InvoiceRow } from '#billing/queries/invoice/list_invoices'

/** An invoice or credit note over the HTTP API. */
export default class InvoiceApiTransformer extends BaseTransformer<InvoiceRow> {
  toObject() {
    const { label, orderNumber, issuedOn, netCents, vatCents, grossCents } = this.resource
    return {
      invoice: label,
      ...this.pick(this.resource, ['kind', 'company', 'vatReason', 'corrects']),
      orderId: orderNumber,
      issued: wireDayOf(issuedOn),
      netPrice: eurosToWire(netCents),
      vat: this.resource.vatPercent,
      vatAmount: eurosToWire(vatCents),
      grossPrice: eurosToWire(grossCents),
      rounding: eurosToWire(this.resource.roundingCents),
    }
  }
}
