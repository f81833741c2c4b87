import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

export default function userSubscriptionPages() {
  router
    .group(() => {
      router.get('/', [admin.UserSubscriptions, 'show']).as('show')
      router.get('/history', [admin.UserSubscriptionHistory, 'show']).as('history')
      router.delete('/:subscription', [admin.UserSubscriptions, 'destroy']).as('destroy')
      router.post('/:subscription/ranges', [admin.UserRanges, 'store']).as('ranges.store')
      router.put('/:subscription/ranges/:range', [admin.UserRanges, 'update']).as('ranges.update')
      router
        .delete('/:subscription/ranges/:range', [admin.UserRanges, 'destroy'])
        .as('ranges.destroy')
      router.get('/:subscription/losses', [admin.RangeLosses, 'show']).as('losses')
      router
        .get('/:subscription/ranges/:range/losses', [admin.RangeLosses, 'show'])
        .as('ranges.losses')
      router
        .put('/:subscription/unrestricted', [admin.UserUnrestricted, 'update'])
        .as('unrestricted.update')
      router
        .delete('/:subscription/unrestricted', [admin.UserUnrestricted, 'destroy'])
        .as('unrestricted.destroy')
      router
        .put('/:subscription/visibility', [admin.UserVisibility, 'update'])
        .as('visibility.update')
      router
        .get('/:subscription/visibility/losses', [admin.VisibilityLosses, 'show'])
        .as('visibility.losses')
    })
    .prefix('/admin/manage-users/:userId/subscriptions')
    .where('userId', rowId)
    .where('subscription', rowId)
    .where('range', rowId)
    .as('subscriptions.user')
    .use(middleware.scope({ all: ['subscriptions.users.write'] }))
}
