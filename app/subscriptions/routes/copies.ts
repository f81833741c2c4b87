import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

/** What a person has is given to others as well. */
export default function subscriptionCopies() {
  router
    .group(() => {
      router.post('/copy', [admin.Copies, 'all']).as('all')
      router.post('/:subscription/copy', [admin.Copies, 'all']).as('type')
      router.post('/:subscription/ranges/:range/copy', [admin.Copies, 'range']).as('range')
    })
    .prefix('/admin/manage-users/:userId/subscriptions')
    .where('userId', rowId)
    .where('subscription', rowId)
    .where('range', rowId)
    .as('subscriptions.copies')
    .use(middleware.scope({ all: ['subscriptions.users.write'] }))
}
