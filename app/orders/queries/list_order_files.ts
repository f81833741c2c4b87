import { filesOf, type FilesPage, type FilesQuery } from '#delivery'
import { orderReference } from '#orders/domain/order_reference'

/** The files of an order, a page at a time; none before its fulfilment was started. */
export function listOrderFiles(number: number, query: FilesQuery): Promise<FilesPage> {
  return filesOf(orderReference(number), query)
}
