import { INVOICE_KINDS } from '#billing/domain/invoice/content'
import { INVOICE_PAYMENTS } from '#billing/domain/statement/invoice_payment'
import type { InvoiceRow } from '#billing/lists/invoice_list'
import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'

const { about, euros, integer, nullable, number, oneOf, text, wireDay } = is

const fields = fieldsOf<InvoiceRow>()({
  invoice: [
    about(text, 'Its number: RE-10001, or RK-10001 for a credit note.'),
    ({ label }) => label,
  ],
  kind: oneOf(INVOICE_KINDS),
  company: text,
  vatReason: oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'staff']),
  corrects: about(nullable(text), 'The invoice that a credit note corrects.'),
  orderId: [
    about(nullable(integer), 'Null where it is of no order.'),
    ({ orderNumber }) => orderNumber,
  ],
  issued: [wireDay, ({ issuedOn }) => wireDayOf(issuedOn)],
  netPrice: [euros, ({ netCents }) => eurosToWire(netCents)],
  vat: [about(number, 'Percent.'), ({ vatPercent }) => vatPercent],
  vatAmount: [euros, ({ vatCents }) => eurosToWire(vatCents)],
  grossPrice: [euros, ({ grossCents }) => eurosToWire(grossCents)],
  payment: about(
    nullable(oneOf(INVOICE_PAYMENTS)),
    'How far an invoice that is of no order is paid; null for all others.'
  ),
  due: [
    about(
      nullable(euros),
      'What an invoice that is of no order still waits for; negative: paid too much.'
    ),
    ({ dueCents }) => (dueCents === null ? null : eurosToWire(dueCents)),
  ],
  rounding: [
    about(
      euros,
      'Of a credit note: what its total lacks to the amount that went back, cents at most.'
    ),
    ({ roundingCents }) => eurosToWire(roundingCents),
  ],
})

export const invoiceSchema = is.named('Invoice', fields.schema)

export default class InvoiceApiTransformer extends transformerOf(fields) {}
