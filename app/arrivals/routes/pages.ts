import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { MORNING } from '#arrivals/http/morning_in'

const { Arrivals, ProductArrivals, Status } = controllers.arrivals

export default function pages() {
  router.get('/status', [Status, 'show']).as('arrivals.status')

  router
    .group(() => {
      router.get('/', [Arrivals, 'index']).as('index')
      router.get('/export', [Arrivals, 'export']).as('export')
      router.get('/mornings/:morning', [Arrivals, 'index']).as('morning')
      router.get('/mornings/:morning/export', [Arrivals, 'export']).as('morning.export')
      router.get('/products/:product', [ProductArrivals, 'index']).as('product')
      router.get('/products/:product/export', [ProductArrivals, 'export']).as('product.export')
    })
    .prefix('/admin/arrivals')
    .where('morning', MORNING)
    .as('arrivals')
    .use(middleware.scope({ all: ['products.read'] }))
}
