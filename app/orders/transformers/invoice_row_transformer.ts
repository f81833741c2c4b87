import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire_money'
import type { InvoiceRow } from '#orders/queries/invoice/list_invoices'

/** An invoice or credit note as a line of a list. */
export default class InvoiceRowTransformer extends BaseTransformer<InvoiceRow> {
  toObject() {
    return this.pick(this.resource, [
      ...(['kind', 'label', 'issuedOn', 'orderNumber', 'company'] as const),
      ...(['netCents', 'vatCents', 'grossCents', 'corrects'] as const),
    ])
  }

  /** As the HTTP API writes it: euros. */
  forApi() {
    const { label, kind, issuedOn, orderNumber, company, corrects } = this.resource
    const { netCents, vatPercent, vatCents, grossCents, vatReason } = this.resource
    return {
      ...{ number: label, kind, issuedOn, orderId: orderNumber, company, corrects },
      net: eurosToWire(netCents),
      vat: vatPercent,
      vatAmount: eurosToWire(vatCents),
      vatReason,
      gross: eurosToWire(grossCents),
    }
  }
}
