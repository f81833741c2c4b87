import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

export default function subscriptionMailingPages() {
  router
    .group(() => {
      router.get('/', [admin.Mailings, 'index']).as('index')
      router.get('/export', [admin.Mailings, 'export']).as('export')
      router.post('/', [admin.Mailings, 'store']).as('store')
      router.post('/test', [admin.TestMails, 'store']).as('test')
    })
    .prefix('/admin/manage-subscriptions/:subscription/sendEmail')
    .where('subscription', rowId)
    .as('subscriptions.mailings')
    .use(middleware.scope({ all: ['subscriptions.write'] }))
}
