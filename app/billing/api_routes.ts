import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#billing/api_description/money'
import '#billing/api_description/statements'
import { rowId } from '#shared/http/row_id'

const { api } = controllers.billing
const keeps = () => middleware.scope({ all: ['orders.read', 'orders.status.write'] })

/* Money of orders over the HTTP API: the calls do what the pages do, by the same actions. */

router
  .group(() => {
    router.get('/', [api.Invoices, 'index']).as('index')
    router.post('/', [api.Invoices, 'store']).as('store').use(keeps())
    router.get('/:invoice', [api.Invoices, 'show']).as('show')
    router.get('/:invoice/pdf', [api.Invoices, 'pdf']).as('pdf')
    router.get('/:invoice/xml', [api.Invoices, 'xml']).as('xml')
    router.post('/:invoice/mails', [api.InvoiceMails, 'store']).as('mails').use(keeps())
  })
  .prefix('/api/v1/invoices')
  .where('invoice', /^R[EK]-\d{1,15}$/)
  .as('api.billing.invoices')
  .use(middleware.auth())

router
  .group(() => {
    router.get('/money', [api.OrderMoney, 'show']).as('money').use(middleware.auth())
    router.post('/transfers', [api.Transfers, 'store']).as('transfers').use(keeps())
    router
      .group(() => {
        router.post('/refunds', [api.Refunds, 'store']).as('refunds')
        router.put('/refunds/:refund', [api.Refunds, 'update']).as('refunds.update')
      })
      .use(middleware.scope({ all: ['orders.read', 'orders.write'] }))
  })
  .prefix('/api/v1/orders/:id/:sub')
  .where('id', rowId)
  .where('sub', rowId)
  .where('refund', router.matchers.uuid())
  .as('api.billing.of_order')

router
  .group(() => {
    router.get('/', [api.Statements, 'index']).as('index')
    router.post('/', [api.Statements, 'store']).as('store')
    router.get('/:statement', [api.Statements, 'show']).as('show')
    router.get('/:statement/entries', [api.Statements, 'entries']).as('entries')
    router.put('/:statement/entries/:entry', [api.Entries, 'update']).as('entries.update')
    router.post('/:statement/bookings', [api.Bookings, 'store']).as('bookings')
  })
  .prefix('/api/v1/bank-statements')
  .where('statement', rowId)
  .where('entry', rowId)
  .as('api.billing.statements')
  .use(keeps())
