import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { INVOICE } from '#billing/http/guards'
import { controllers } from '#generated/controllers'

const { invoice } = controllers.billing

export default function pages() {
  router
    .group(() => {
      router.get('/', [invoice.OwnPaperLists, 'index']).as('index')
      router.get('/:month/files.zip', [invoice.OwnPaperLists, 'month']).as('month')
    })
    .prefix('/my-account/invoices')
    .where('month', /^\d{4}-\d{2}$/)
    .as('billing.own_papers')
    .use(middleware.auth())

  router
    .group(() => {
      router.get('/:invoice', [invoice.OwnInvoices, 'pdf']).as('pdf')
      router.get('/:invoice/xml', [invoice.OwnInvoices, 'xml']).as('xml')
    })
    .prefix('/my-account/my-orders/invoices')
    .where('invoice', INVOICE)
    .as('billing.own_invoices')
    .use(middleware.auth())
}
