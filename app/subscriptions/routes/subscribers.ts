import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

/** The people who hold a type, seen and added. */
export default function subscriberPages() {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/:subscription', [admin.Subscribers, 'index']).as('index')
          router.get('/:subscription/export', [admin.Subscribers, 'export']).as('export')
        })
        .use(middleware.scope({ all: ['subscriptions.users.read'] }))
      router
        .group(() => {
          router.post('/:subscription/users', [admin.Subscribers, 'store']).as('store')
          router
            .post('/:subscription/users/:userId/welcome', [admin.Welcomes, 'store'])
            .as('welcome')
        })
        .use(middleware.scope({ all: ['subscriptions.users.write'] }))
      router
        .group(() => {
          router.post('/extend', [admin.SubscriberBulks, 'extend']).as('extend')
          router.post('/visibility', [admin.SubscriberBulks, 'visibility']).as('visibility')
          router.post('/welcome', [admin.SubscriberBulks, 'welcome']).as('welcome')
          router.post('/end', [admin.SubscriberBulks, 'end']).as('end')
        })
        .prefix('/:subscription/bulk')
        .as('bulk')
        .use(middleware.scope({ all: ['subscriptions.users.read', 'subscriptions.users.write'] }))
      router
        .group(() => {
          router.get('/people', [admin.FoundPeople, 'index']).as('people')
          router.get('/coverage', [admin.RangePreviews, 'coverage']).as('coverage')
          router.get('/effects', [admin.RangePreviews, 'effects']).as('effects')
        })
        .use(
          middleware.scope({
            any: ['subscriptions.users.write', 'users.write', 'users.sales.register'],
          })
        )
    })
    .prefix('/admin/manage-subscriptions')
    .where('subscription', rowId)
    .where('userId', rowId)
    .as('subscriptions.subscribers')
}
