import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { INVOICE } from '#billing/http/guards'
import { controllers } from '#generated/controllers'

const { invoice } = controllers.billing

export default function pages() {
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
