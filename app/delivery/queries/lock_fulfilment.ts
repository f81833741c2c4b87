import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/**
 * Whoever changes the state of a task holds its fulfilment first: two last tasks that finish at the
 * same instant would otherwise each see the other one running.
 */
export async function lockFulfilment(trx: TransactionClientContract, id: number): Promise<void> {
  await rows(trx, 'select id from fulfilments where id = ? for update', [id])
}
