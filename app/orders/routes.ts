import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import '#orders/api_description'

const { Checkouts, MyOrders, OrderConfirmations, admin, api } = controllers.orders

router
  .group(() => {
    router.get('/basket/3', [Checkouts, 'show']).as('checkout')
    router.post('/basket/checkout', [Checkouts, 'store']).as('checkout.store')
    router.get('/basket-status/:orderId', [OrderConfirmations, 'show']).as('confirmation')
    router.get('/my-account/my-orders', [MyOrders, 'index']).as('my_orders')
    router.get('/my-account/my-orders/:orderId', [MyOrders, 'show']).as('my_orders.show')
  })
  .where('orderId', router.matchers.number())
  .as('orders')
  .use(middleware.auth())

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [admin.Orders, 'index']).as('index')
        router.get('/:orderId', [admin.Orders, 'show']).as('show')
      })
      .use(middleware.scope({ all: ['orders.read'] }))
    router
      .put('/:orderId/state', [admin.OrderStates, 'update'])
      .as('state.update')
      .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))
  })
  .prefix('/admin/manage-orders')
  .where('orderId', router.matchers.number())
  .as('orders.admin')

router
  .group(() => {
    router.post('/basket/:id/checkout', [api.Checkouts, 'store']).as('checkout')
    router.get('/orders', [api.Orders, 'index']).as('index')
    router.get('/orders/basic', [api.BasicOrders, 'index']).as('basic')
    router.get('/orders/:id/:sub', [api.Orders, 'show']).as('show')
  })
  .prefix('/api/v1')
  .where('id', router.matchers.number())
  .where('sub', router.matchers.number())
  .as('api.orders')
  .use(middleware.auth())
