import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { INVOICE } from '#billing/http/guards'
import { rowId } from '#shared/http/row_id'

const { invoice, refund, statement } = controllers.billing

export default function staffPages() {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/', [invoice.StaffInvoices, 'index']).as('index')
          router.get('/export', [invoice.StaffInvoices, 'export']).as('export')
          router.get('/:invoice', [invoice.StaffInvoices, 'pdf']).as('pdf')
          router.get('/:invoice/xml', [invoice.StaffInvoices, 'xml']).as('xml')
        })
        .use(middleware.scope({ all: ['orders.read'] }))
      router
        .post('/bulk/mail', [invoice.InvoiceMails, 'storeMany'])
        .as('bulk.mail')
        .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))
      router
        .post('/:invoice/mails', [invoice.InvoiceMails, 'store'])
        .as('mails.store')
        .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))
    })
    .prefix('/admin/manage-orders/invoices')
    .where('invoice', INVOICE)
    .as('billing.invoices')

  router
    .group(() => {
      router.post('/:orderId/invoices', [invoice.StaffInvoices, 'store']).as('invoices.store')
      router.post('/:orderId/transfers', [statement.Transfers, 'store']).as('transfers.store')
      router.get('/statements', [statement.Statements, 'index']).as('statements.index')
      router.get('/statements/export', [statement.Statements, 'export']).as('statements.export')
      router.post('/statements', [statement.Statements, 'store']).as('statements.store')
      router.get('/statements/:statement', [statement.Statements, 'show']).as('statements.show')
      router.post('/statements/:statement/bookings', [statement.Bookings, 'store']).as('bookings')
      router
        .put('/statements/:statement/entries/:entry', [statement.Entries, 'update'])
        .as('entries.update')
    })
    .prefix('/admin/manage-orders')
    .where('orderId', rowId)
    .where('statement', rowId)
    .where('entry', rowId)
    .as('billing.money')
    .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))

  router
    .group(() => {
      router.post('/:orderId/refunds', [refund.Refunds, 'store']).as('store')
      router.put('/:orderId/refunds/:refund', [refund.Refunds, 'update']).as('update')
    })
    .prefix('/admin/manage-orders')
    .where('orderId', rowId)
    .where('refund', router.matchers.uuid())
    .as('billing.refunds')
    .use(middleware.scope({ all: ['orders.read', 'orders.write'] }))
}
