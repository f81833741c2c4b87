import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import '#orders/api_description'
import '#orders/my_order_routes'
import '#orders/quota_routes'
import '#orders/staff_routes'
import { rowId } from '#shared/http/row_id'

const { Checkouts, ConfirmationLetters, MyOrders, OrderConfirmations } = controllers.orders
const { PaymentNotifications, Payments, admin, api } = controllers.orders

/** Somebody who tries stolen cards is slowed down. */
const charged = throttle('payments.charges', { requests: 20, every: '10 minutes' })
const notified = throttle('payments.notifications', { requests: 600, every: '1 minute' })

router
  .post('/payments/notifications', [PaymentNotifications, 'store'])
  .as('orders.payments.notified')
  .use(notified)

router
  .group(() => {
    router.get('/basket/3', [Checkouts, 'show']).as('checkout')
    router.post('/basket/checkout', [Checkouts, 'store']).as('checkout.store')
    router.get('/basket-status/:orderId', [OrderConfirmations, 'show']).as('confirmation')
    router
      .get('/basket-status/:attempt', [Payments, 'show'])
      .where('attempt', router.matchers.uuid())
      .as('payments.show')
    router.get('/my-account/my-orders', [MyOrders, 'index']).as('my_orders')
    router.get('/my-account/my-orders/:orderId', [MyOrders, 'show']).as('my_orders.show')
    router
      .get('/my-account/my-orders/:orderId/confirmation', [ConfirmationLetters, 'show'])
      .as('my_orders.confirmation')
  })
  .where('orderId', rowId)
  .as('orders')
  .use(middleware.auth())

router
  .group(() => {
    router
      .group(() => {
        router.get('/payments', [admin.Payments, 'index']).as('payments')
        router
          .put('/payments/:payment', [admin.Payments, 'update'])
          .where('payment', router.matchers.uuid())
          .as('payments.update')
      })
      .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))
  })
  .prefix('/admin/manage-orders')
  .as('orders.admin')

router
  .group(() => {
    router.post('/basket/:id/checkout', [api.Checkouts, 'store']).as('checkout')
    router.put('/basket/:id/lock', [api.BasketLocks, 'update']).as('lock')
    router.delete('/basket/:id/lock', [api.BasketLocks, 'destroy']).as('unlock')
    router.put('/basket/:id/additionalInfo', [api.AdditionalInfos, 'update']).as('additional_info')
    router
      .post('/payments/customers', [api.CardCustomers, 'store'])
      .as('card_customers')
      .use(charged)
    router.post('/payments/charges', [api.Charges, 'store']).as('charges.store').use(charged)
    router
      .get('/payments/:payment/charges', [api.Charges, 'show'])
      .where('payment', /^[\w-]{1,64}$/)
      .as('charges.show')
    router.get('/user-quota/:id', [api.UserQuotas, 'show']).as('user_quota')
    router.get('/orders/:id', [api.Orders, 'show']).as('show_by_number')
    router.put('/orders/:id/:sub/accept', [api.OrderTerms, 'update']).as('accept')
    router.get('/orders', [api.Orders, 'index']).as('index')
    router.get('/orders/basic', [api.BasicOrders, 'index']).as('basic')
    router.get('/orders/:id/:sub', [api.Orders, 'show']).as('show')
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .where('sub', rowId)
  .as('api.orders')
  .use(middleware.auth())
