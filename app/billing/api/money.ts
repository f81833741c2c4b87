import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { keeps } from '#billing/http/guards'
import { invoiceSchema } from '#billing/transformers/invoice_api_transformer'
import { orderMoneySchema, refundSchema } from '#billing/transformers/order_money_api_transformer'
import { invoiceList } from '#billing/lists/invoice_list'
import {
  apiInvoiceValidator,
  apiRefundTransferValidator,
  apiRefundValidator,
  apiTransferValidator,
} from '#billing/validators/money_api'

const { api } = controllers.billing
const invoiceCall = callsOf('Invoices')
const moneyCall = callsOf('Money of orders')

const { about, email, euros, integer, object, oneOf, pageOf, text } = is

const PAPERS = 'Customers have their own, holders of `orders.read` all.'

const NOT_YET = 'The order is not paid, or owes nothing; the message says which.'

const THE_ORDER = '`id` is the number of the order, `sub` the id of its customer.'

export default function moneyCalls() {
  router
    .group(() => {
      invoiceCall(router.get('/', [api.Invoices, 'index']).as('index'), {
        summary: 'Invoices and credit notes',
        description: PAPERS,
        query: invoiceList,
        answer: pageOf(invoiceSchema),
      })
      invoiceCall(router.post('/', [api.Invoices, 'store']).as('store').use(keeps()), {
        summary: 'Issues the invoice of a paid order, once',
        description: 'Answers the one that is there where it was issued before.',
        body: apiInvoiceValidator,
        answer: invoiceSchema,
        status: 201,
        refusals: { 404: 'There is no such order.', 409: NOT_YET },
      })
      invoiceCall(router.get('/:invoice', [api.Invoices, 'show']).as('show'), {
        summary: 'One of them',
        description: PAPERS,
        answer: invoiceSchema,
      })
      invoiceCall(router.get('/:invoice/pdf', [api.Invoices, 'pdf']).as('pdf'), {
        summary: 'It as PDF/A-3 with its data embedded (EN 16931)',
        description: PAPERS,
        file: 'application/pdf',
      })
      invoiceCall(router.get('/:invoice/xml', [api.Invoices, 'xml']).as('xml'), {
        summary: 'Its data alone (EN 16931, XRechnung, syntax CII)',
        description: PAPERS,
        file: 'application/xml',
      })
      invoiceCall(
        router.post('/:invoice/mails', [api.InvoiceMails, 'store']).as('mails').use(keeps()),
        {
          summary: 'Sends it once more to the recipient of invoices',
          answer: object({ invoice: text, email }),
          status: 201,
        }
      )
    })
    .prefix('/api/v1/invoices')
    .where('invoice', /^R[EK]-\d{1,15}$/)
    .as('api.billing.invoices')
    .use(middleware.auth())

  router
    .group(() => {
      moneyCall(router.get('/money', [api.OrderMoney, 'show']).as('money').use(middleware.auth()), {
        summary: 'What came in and went back for an order',
        description: `${THE_ORDER} \`by\`, \`reason\` and \`askedBy\` only for holders of \`orders.read\`.`,
        answer: orderMoneySchema,
      })
      moneyCall(router.post('/transfers', [api.Transfers, 'store']).as('transfers').use(keeps()), {
        summary: 'Confirms that a transfer for an order has arrived',
        description: `${THE_ORDER} The order becomes Confirmed once nothing is missing.`,
        body: apiTransferValidator,
        answer: object({ orderId: integer, missing: about(euros, 'Negative: paid too much.') }),
        status: 201,
        refusals: { 409: 'The order waits for no transfer, or has changed meanwhile.' },
      })
      router
        .group(() => {
          moneyCall(router.post('/refunds', [api.Refunds, 'store']).as('refunds'), {
            summary: 'Gives money of an order back, in full or in part',
            description:
              `${THE_ORDER} A card and a quota get it at once; a transfer stays Pending until it is confirmed. With the ` +
              'same `idempotencyKey` it is the same refund.',
            body: apiRefundValidator,
            answer: refundSchema,
            status: 201,
            refusals: {
              409: 'More than came in, another one is on its way, or the provider did not agree.',
            },
          })
          moneyCall(router.put('/refunds/:refund', [api.Refunds, 'update']).as('refunds.update'), {
            summary: 'Confirms that the transfer of a refund was made',
            description: THE_ORDER,
            body: apiRefundTransferValidator,
            answer: object({ id: text, state: oneOf(['Done']) }),
            refusals: { 409: 'It was decided before.' },
          })
        })
        .use(middleware.scope({ all: ['orders.read', 'orders.write'] }))
    })
    .prefix('/api/v1/orders/:id/:sub')
    .where('id', rowId)
    .where('sub', personId)
    .where('refund', router.matchers.uuid())
    .as('api.billing.of_order')
}
