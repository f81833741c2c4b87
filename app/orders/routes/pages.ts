import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { rowId } from '#shared/http/row_id'

const {
  Checkouts,
  ConfirmationLetters,
  MyOrders,
  OrderConfirmations,
  OrderTerms,
  OrdersAgain,
  PaymentLinks,
  PaymentNotifications,
  Payments,
} = controllers.orders
const paid = throttle('payments.links', limits.nearer.charges)
const notified = throttle('payments.notifications', { requests: 600, every: '1 minute' })

export default function pages() {
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

  /* Where a person pays what a program has prepared. */
  router
    .group(() => {
      router.get('/', [PaymentLinks, 'show']).as('show')
      router.post('/', [PaymentLinks, 'store']).as('store').use(paid)
      router.delete('/', [PaymentLinks, 'destroy']).as('destroy')
    })
    .prefix('/basket/pay/:link')
    .where('link', router.matchers.uuid())
    .as('orders.payment_links')
    .use(middleware.auth())

  router
    .group(() => {
      router.post('/:orderId/again', [OrdersAgain, 'store']).as('again')
      router.post('/:orderId/terms', [OrderTerms, 'store']).as('terms')
    })
    .prefix('/my-account/my-orders')
    .where('orderId', rowId)
    .as('orders.my_orders')
    .use(middleware.auth())
}
