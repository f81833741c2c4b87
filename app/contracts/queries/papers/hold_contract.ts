import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'

/** Whether the contract is there; whoever else writes its paper waits. */
export async function holdContract(trx: TransactionClientContract, id: number): Promise<boolean> {
  const [held] = await preparedRows(
    trx,
    'select id from contracts where id = ? for no key update',
    [id]
  )
  return held !== undefined
}
