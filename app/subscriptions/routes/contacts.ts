import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

/** Who is told of a type's late days. */
export default function subscriptionContactPages() {
  router
    .group(() => {
      router.get('/', [admin.Contacts, 'index']).as('index')
      router.get('/export', [admin.Contacts, 'export']).as('export')
      router.post('/', [admin.Contacts, 'store']).as('store')
      router.put('/:contact', [admin.Contacts, 'update']).as('update')
      router.delete('/:contact', [admin.Contacts, 'destroy']).as('destroy')
    })
    .prefix('/admin/manage-subscriptions/:subscription/contacts')
    .where('subscription', rowId)
    .where('contact', rowId)
    .as('subscriptions.contacts')
    .use(middleware.scope({ all: ['subscriptions.write'] }))
}
