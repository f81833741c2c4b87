import { progressOf, type Progress } from '#delivery'
import { listAudit } from '#shared/audit'
import { orderReference } from '#orders/domain/order_reference'
import { historyEntryFor, type HistoryEntry } from '#orders/domain/history_entry'
import type { OrderDetail } from '#orders/queries/get_order'

/** An order with its history and how far its files are, as one reader may see them. */
export type DescribedOrder = OrderDetail & { history: HistoryEntry[]; progress: Progress | null }

export async function describeOrder(
  order: OrderDetail,
  reader: 'customer' | 'staff'
): Promise<DescribedOrder> {
  const [events, progress] = await Promise.all([
    listAudit({ type: 'order', id: order.number }),
    progressOf(orderReference(order.number)),
  ])
  return { ...order, history: events.map(historyEntryFor(reader, order.userId)), progress }
}
