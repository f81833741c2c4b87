import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Held before any task: two last ones at one instant would each see the other still running. */
export async function lockFulfilment(trx: TransactionClientContract, id: number): Promise<void> {
  await rows(trx, 'select id from fulfilments where id = ? for update', [id])
}
