import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

export default function endingSubscriptionPages() {
  router
    .group(() => {
      router.get('/', [admin.Endings, 'index']).as('index')
      router.get('/export', [admin.Endings, 'export']).as('export')
    })
    .prefix('/admin/subscriptions-ending')
    .as('subscriptions.ending')
    .use(middleware.scope({ all: ['subscriptions.users.read'] }))
  router
    .post('/admin/subscriptions-ending/bulk/renew', [admin.EndingBulks, 'renew'])
    .as('subscriptions.ending.bulk.renew')
    .use(middleware.scope({ all: ['subscriptions.users.read', 'subscriptions.users.write'] }))
  router
    .post('/admin/manage-users/:userId/subscriptions/:subscription/ranges/:range/renewal', [
      admin.RangeRenewals,
      'store',
    ])
    .where('userId', rowId)
    .where('subscription', rowId)
    .where('range', rowId)
    .as('subscriptions.user.ranges.renewal')
    .use(middleware.scope({ all: ['subscriptions.users.write'] }))
}
