import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { OrderTerms, OrdersAgain } = controllers.orders

/* What customers do with an order that they have. */

router
  .group(() => {
    router.post('/:orderId/again', [OrdersAgain, 'store']).as('again')
    router.post('/:orderId/terms', [OrderTerms, 'store']).as('terms')
  })
  .prefix('/my-account/my-orders')
  .where('orderId', rowId)
  .as('orders.my_orders')
  .use(middleware.auth())
