import { fulfilmentCompleted, fulfilmentFailed, fulfilmentResumed, type Reference } from '#delivery'
import { scheduleJob, subscribe } from '#shared/jobs'
import { completeOrder } from '#orders/actions/complete_order'
import { failOrder } from '#orders/actions/fail_order'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { resumeOrder } from '#orders/actions/resume_order'
import { deliverChosenFiles, startOrderFulfilment } from '#orders/actions/start_order_fulfilment'
import { sweepTestOrders } from '#orders/actions/test_orders/sweep_test_orders'
import { sumUpTallies } from '#orders/actions/sum_up_tallies'
import { orderNumberOf } from '#orders/domain/order_reference'
import '#orders/actions/transfer_code'
import '#orders/jobs/settle_payment'
import '#orders/jobs/tell_of_days'
import { ordersCompleted, ordersConfirmed } from '#orders/topics'

subscribe(ordersConfirmed, 'orders.start_fulfilment', ({ orderNumber }) =>
  startOrderFulfilment(orderNumber)
)

subscribe(ordersCompleted, 'orders.deliver_chosen_files', ({ orderNumber }) =>
  deliverChosenFiles(orderNumber)
)

subscribe(fulfilmentCompleted, 'orders.complete_order', ({ reference }) =>
  ofOrder(reference, completeOrder)
)

subscribe(fulfilmentFailed, 'orders.fail_order', ({ reference, ...why }) =>
  ofOrder(reference, (number) => failOrder(number, why))
)

subscribe(fulfilmentResumed, 'orders.resume_order', ({ reference }) =>
  ofOrder(reference, resumeOrder)
)

scheduleJob('orders.sweep_payments', 5, sweepPayments)
scheduleJob('orders.sum_up_tallies', 60, sumUpTallies)
scheduleJob('orders.sweep_test_orders', 3_600, sweepTestOrders)

/** Delivery also works for subscriptions; what is not an order's is somebody else's. */
async function ofOrder(reference: Reference, handle: (orderNumber: number) => Promise<void>) {
  const orderNumber = orderNumberOf(reference)
  if (orderNumber !== null) await handle(orderNumber)
}
