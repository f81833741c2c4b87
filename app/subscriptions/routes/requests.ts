import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

export default function subscriptionRequestPages() {
  router
    .group(() => {
      router.get('/', [admin.Requests, 'index']).as('index')
      router.get('/export', [admin.Requests, 'export']).as('export')
      router.post('/bulk/confirm', [admin.RequestBulks, 'confirm']).as('bulk.confirm')
      router.post('/bulk/reject', [admin.RequestBulks, 'reject']).as('bulk.reject')
      router.put('/:request/confirm', [admin.RequestAnswers, 'confirm']).as('confirm')
      router.put('/:request/reject', [admin.RequestAnswers, 'reject']).as('reject')
      router.put('/:request/user', [admin.RequestAnswers, 'assign']).as('assign')
    })
    .prefix('/admin/manage-subscription-requests')
    .where('request', rowId)
    .as('subscriptions.requests')
    .use(middleware.scope({ all: ['subscriptions.users.write'] }))
}
