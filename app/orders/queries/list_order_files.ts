import { filesOf, type FilesPage, type FilesQuery } from '#delivery'
import { orderReference } from '#orders/domain/order_reference'

/** The files of an order, a page at a time; none before its fulfilment was started. */
export function listOrderFiles(number: number, query: FilesQuery): Promise<FilesPage> {
  return filesOf(orderReference(number), query)
}

/** Whether a file is there that can still be fetched: each of them can be once. */
export async function isAnyFileLeft(number: number): Promise<boolean> {
  const { totalCount } = await listOrderFiles(number, { view: 'ready', limit: 1 })
  return totalCount > 0
}
