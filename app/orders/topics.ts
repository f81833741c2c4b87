import { defineTopic } from '#shared/jobs'

type OrderAnnouncement = { orderNumber: number }

/** An order was placed and waits for its payment. */
export const ordersPlaced = defineTopic<OrderAnnouncement>('orders.placed')

/** The payment of an order is settled: its files may be made. */
export const ordersConfirmed = defineTopic<OrderAnnouncement>('orders.confirmed')

/** All files of an order are there; its download window has begun. */
export const ordersCompleted = defineTopic<OrderAnnouncement>('orders.completed')
