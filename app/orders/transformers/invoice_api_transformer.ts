import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire_money'
import { wireDayOf } from '#orders/http/wire_day'
import type { InvoiceRow } from '#orders/queries/invoice/list_invoices'

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
