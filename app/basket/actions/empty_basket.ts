import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'

export async function emptyBasket(trx: TransactionClientContract, userId: number): Promise<void> {
  await preparedRows(trx, 'delete from basket_items where user_id = ?', [userId])
}
