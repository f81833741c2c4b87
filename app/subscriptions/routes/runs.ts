import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

export default function subscriptionRunPages() {
  router
    .group(() => {
      router.put('/initialisation', [admin.Runs, 'initialise']).as('initialise')
      router.put('/recreation', [admin.Runs, 'recreate']).as('recreate')
      router.delete('/run', [admin.Runs, 'destroy']).as('destroy')
    })
    .prefix('/admin/manage-subscriptions/:subscription')
    .where('subscription', rowId)
    .as('subscriptions.runs')
    .use(middleware.scope({ all: ['subscriptions.read', 'subscriptions.write'] }))
}
