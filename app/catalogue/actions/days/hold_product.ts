import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'

export const daysOf = (code: string) => ({ type: 'product_days', id: code })

export type HeldProduct = { id: number; code: string; firstDay: string | null; newest: number }

/**
 * Nobody else takes, brings or marks days of it until the transaction ends. The counter of files comes first,
 * as it does for imports: in the other order they would wait for each other.
 */
export async function holdProduct(
  trx: TransactionClientContract,
  code: string
): Promise<HeldProduct | null> {
  const [found] = await rows<{ id: number }>(trx, 'select id from products where code = ?', [code])
  if (!found) return null
  await rows(trx, 'select next_lake_change(?)', [found.id])
  await rows(trx, 'select id from products where id = ? for update', [found.id])
  const [span] = await rows<{ firstDay: string | null }>(
    trx,
    'select first_file as "firstDay" from span_of_files(?)',
    [found.id]
  )
  const history = await listAudit(daysOf(code), trx)
  return { id: found.id, code, firstDay: span!.firstDay, newest: history.at(-1)?.seq ?? 0 }
}
