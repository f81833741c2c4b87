import { progressOf, type Progress } from '#delivery'
import { fulfilmentReference } from '#orders/domain/fulfilment_reference'

/**
 * How the work on an order's files stands now; null before it was started. Announcements may come
 * late or overtake each other: whoever acts on one asks this while holding the order's row.
 */
export async function fulfilmentState(orderNumber: number): Promise<Progress['state'] | null> {
  const progress = await progressOf(fulfilmentReference(orderNumber))
  return progress?.state ?? null
}
