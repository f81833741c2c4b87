import { describeCalls, is } from '#shared/http/api_description'
import { INVOICE_KINDS } from '#billing/domain/invoice/content'
import { PAYMENT_METHODS } from '#orders'
import { invoiceTable } from '#billing/queries/invoice/list_invoices'
import {
  apiInvoiceValidator,
  apiRefundTransferValidator,
  apiRefundValidator,
  apiTransferValidator,
} from '#billing/validators/money_api'

const { about, email, euros, integer, listOf, moment, nullable, object, oneOf } = is
const { pageOf, text, wireDay } = is

const invoice = is.named(
  'Invoice',
  object({
    invoice: about(text, 'Its number: RE-10001, or RK-10001 for a credit note.'),
    kind: oneOf(INVOICE_KINDS),
    company: text,
    vatReason: oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'staff']),
    corrects: about(nullable(text), 'The invoice that a credit note corrects.'),
    orderId: integer,
    issued: wireDay,
    netPrice: euros,
    vat: about(is.number, 'Percent.'),
    vatAmount: euros,
    grossPrice: euros,
    rounding: about(
      euros,
      'Of a credit note: what its total lacks to the amount that went back, cents at most.'
    ),
  })
)

const STATES = ['Pending', 'Done', 'Refused'] as const
const WAY = { way: oneOf(PAYMENT_METHODS), state: oneOf(STATES), amount: euros }
const PAPERS = 'Customers have those of their own orders, holders of `orders.read` all.'
const NOT_YET = 'The order is not paid, or owes nothing; the message says which.'
const THE_ORDER = '`id` is the number of the order, `sub` the id of its customer.'

describeCalls('Invoices', {
  'GET /invoices': {
    summary: 'Invoices and credit notes',
    description: PAPERS,
    query: invoiceTable,
    answer: pageOf(invoice),
  },
  'POST /invoices': {
    summary: 'Issues the invoice of a paid order, once',
    description: 'Answers the one that is there where it was issued before.',
    body: apiInvoiceValidator,
    answer: invoice,
    status: 201,
    refusals: { 404: 'There is no such order.', 409: NOT_YET },
  },
  'GET /invoices/:invoice': { summary: 'One of them', description: PAPERS, answer: invoice },
  'GET /invoices/:invoice/pdf': {
    summary: 'It as PDF/A-3 with its data embedded (EN 16931)',
    description: PAPERS,
    file: 'application/pdf',
  },
  'GET /invoices/:invoice/xml': {
    summary: 'Its data alone (EN 16931, XRechnung, syntax CII)',
    description: PAPERS,
    file: 'application/xml',
  },
  'POST /invoices/:invoice/mails': {
    summary: 'Sends it once more to the recipient of invoices',
    answer: object({ invoice: text, email }),
    status: 201,
  },
})

describeCalls('Money of orders', {
  'GET /orders/:id/:sub/money': {
    summary: 'What came in and went back for an order',
    description: `${THE_ORDER} \`by\`, \`reason\` and \`askedBy\` only for holders of \`orders.read\`.`,
    answer: object({
      gross: euros,
      paid: euros,
      refunded: euros,
      refundable: euros,
      invoices: about(listOf(text), 'Numbers of its invoice and credit notes.'),
      payments: listOf(
        object({
          'source': oneOf(['Card', 'Statement', 'Manual']),
          'amount': euros,
          'booked': wireDay,
          'reference': nullable(text),
          'by?': nullable(text),
          'statementId?': nullable(integer),
        })
      ),
      refunds: listOf(
        object({
          'id': text,
          ...WAY,
          'booked': nullable(wireDay),
          'created': moment,
          'reason?': text,
          'askedBy?': text,
        })
      ),
    }),
  },
  'POST /orders/:id/:sub/transfers': {
    summary: 'Confirms that a transfer for an order has arrived',
    description: `${THE_ORDER} The order becomes Confirmed once nothing is missing.`,
    body: apiTransferValidator,
    answer: object({ orderId: integer, missing: about(euros, 'Negative: paid too much.') }),
    status: 201,
    refusals: { 409: 'The order waits for no transfer, or has changed meanwhile.' },
  },
  'POST /orders/:id/:sub/refunds': {
    summary: 'Gives money of an order back, in full or in part',
    description:
      `${THE_ORDER} A card and a quota get it at once; a transfer stays Pending until it is confirmed. With the ` +
      'same `idempotencyKey` it is the same refund.',
    body: apiRefundValidator,
    answer: object({ id: text, ...WAY }),
    status: 201,
    refusals: {
      409: 'More than came in, another one is on its way, or the provider did not agree.',
    },
  },
  'PUT /orders/:id/:sub/refunds/:refund': {
    summary: 'Confirms that the transfer of a refund was made',
    description: THE_ORDER,
    body: apiRefundTransferValidator,
    answer: object({ id: text, state: oneOf(['Done']) }),
    refusals: { 409: 'It was decided before.' },
  },
})
