import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fulfilmentStateOf, type Progress } from '#delivery'
import { orderReference } from '#orders/domain/order_reference'

/** News may come late or out of order: ask while holding the order's row. Null: never started. */
export const fulfilmentState = (
  trx: TransactionClientContract,
  orderNumber: number
): Promise<Progress['state'] | null> => fulfilmentStateOf(orderReference(orderNumber), trx)
