import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fulfilmentStateOf, type Progress } from '#delivery'
import { orderReference } from '#orders/domain/order_reference'

/**
 * How the work on an order's files stands now; null before it was started. Announcements may come
 * late or overtake each other: whoever acts on one asks this while holding the order's row.
 */
export const fulfilmentState = (
  trx: TransactionClientContract,
  orderNumber: number
): Promise<Progress['state'] | null> => fulfilmentStateOf(orderReference(orderNumber), trx)
