import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { admin } = controllers.subscriptions

/** Where one person gets several types at once: from staff, or from sales as a trial. */
export default function assignmentPages() {
  router
    .group(() => {
      router.get('/', [admin.Assignments, 'create']).as('create')
      router.post('/', [admin.Assignments, 'store']).as('store')
      router.get('/success', [admin.Assignments, 'success']).as('done')
    })
    .prefix('/admin/manage-users/add-multiple-subscriptions')
    .as('subscriptions.assignments')
    .use(middleware.scope({ all: ['users.write'] }))

  router
    .group(() => {
      router.get('/', [admin.SalesTrials, 'create']).as('create')
      router.post('/', [admin.SalesTrials, 'store']).as('store')
      router.post('/customers', [admin.SalesCustomers, 'store']).as('customers.store')
      router.get('/success', [admin.SalesTrials, 'success']).as('done')
    })
    .prefix('/admin/sales-registration')
    .as('subscriptions.sales')
    .use(middleware.scope({ all: ['users.sales.register'] }))
}
