import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#orders/api_description/money'
import '#orders/api_description/quotas'
import '#orders/api_description/statements'
import { rowId } from '#shared/http/row_id'

const { money } = controllers.orders.api
const keeps = () => middleware.scope({ all: ['orders.read', 'orders.status.write'] })

/* Money of orders over the HTTP API: the calls do what the pages do, by the same actions. */

router
  .group(() => {
    router.get('/', [money.Invoices, 'index']).as('index')
    router.post('/', [money.Invoices, 'store']).as('store').use(keeps())
    router.get('/:invoice', [money.Invoices, 'show']).as('show')
    router.get('/:invoice/pdf', [money.Invoices, 'pdf']).as('pdf')
    router.get('/:invoice/xml', [money.Invoices, 'xml']).as('xml')
    router.post('/:invoice/mails', [money.InvoiceMails, 'store']).as('mails').use(keeps())
  })
  .prefix('/api/v1/invoices')
  .where('invoice', /^R[EK]-\d{1,15}$/)
  .as('api.orders.invoices')
  .use(middleware.auth())

router
  .group(() => {
    router.get('/money', [money.OrderMoney, 'show']).as('money').use(middleware.auth())
    router.post('/transfers', [money.Transfers, 'store']).as('transfers').use(keeps())
    router
      .group(() => {
        router.post('/refunds', [money.Refunds, 'store']).as('refunds')
        router.put('/refunds/:refund', [money.Refunds, 'update']).as('refunds.update')
      })
      .use(middleware.scope({ all: ['orders.read', 'orders.write'] }))
  })
  .prefix('/api/v1/orders/:id/:sub')
  .where('id', rowId)
  .where('sub', rowId)
  .where('refund', router.matchers.uuid())
  .as('api.orders.of_order')

router
  .group(() => {
    router.get('/', [money.Statements, 'index']).as('index')
    router.post('/', [money.Statements, 'store']).as('store')
    router.get('/:statement', [money.Statements, 'show']).as('show')
    router.get('/:statement/entries', [money.Statements, 'entries']).as('entries')
    router.put('/:statement/entries/:entry', [money.Entries, 'update']).as('entries.update')
    router.post('/:statement/bookings', [money.Bookings, 'store']).as('bookings')
  })
  .prefix('/api/v1/bank-statements')
  .where('statement', rowId)
  .where('entry', rowId)
  .as('api.orders.statements')
  .use(keeps())

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [money.Quotas, 'index']).as('index')
        router.get('/:quota', [money.Quotas, 'show']).as('show')
        router.get('/:quota/orders', [money.QuotaOrders, 'index']).as('orders')
      })
      .use(middleware.scope({ all: ['orders.quota.read'] }))
    router
      .group(() => {
        router.post('/', [money.Quotas, 'store']).as('store')
        router.put('/:quota', [money.Quotas, 'update']).as('update')
        router.delete('/:quota', [money.Quotas, 'destroy']).as('destroy')
      })
      .use(middleware.scope({ all: ['orders.quota.read', 'orders.quota.write'] }))
  })
  .prefix('/api/v1/quotas')
  .where('quota', rowId)
  .as('api.orders.quotas')
