import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deliverGivenFiles, type GivenContent } from '#delivery'
import { rows } from '#shared/database'
import type { Result } from '#shared/domain/result'
import { orderReference } from '#orders/domain/order_reference'
import type { LockedOrder } from '#orders/queries/lock_order'

export const chosenFilesOf = (trx: TransactionClientContract, orderId: number) =>
  rows<GivenContent>(
    trx,
    'select key, name, bytes, sha256, day from order_files where order_id = ? order by key',
    [orderId]
  )

export async function handOverFiles(
  trx: TransactionClientContract,
  order: LockedOrder
): Promise<Result<undefined>> {
  return deliverGivenFiles(trx, {
    reference: orderReference(order.number),
    licensee: order.company,
    files: await chosenFilesOf(trx, order.id),
  })
}
