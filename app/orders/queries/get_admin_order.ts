import { filesOf, type FilesPage, type FilesQuery } from '#delivery'
import { fulfilmentReference } from '#orders/domain/fulfilment_reference'
import { describeOrder, type DescribedOrder } from '#orders/queries/describe_order'
import { getOrder } from '#orders/queries/get_order'

/** A placed order with everything that staff may see of it; null when there is none. */
export async function getAdminOrder(number: number): Promise<DescribedOrder | null> {
  const order = await getOrder(number)
  return order && describeOrder(order, 'staff')
}

/** The files of an order, a page at a time; none before its fulfilment was started. */
export function listOrderFiles(number: number, query: FilesQuery): Promise<FilesPage> {
  return filesOf(fulfilmentReference(number), query)
}
