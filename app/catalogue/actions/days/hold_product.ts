import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { productIdOf } from '#catalogue/queries/product_id_of'

export const daysOf = (code: string) => ({ type: 'product_days', id: code })

export type HeldProduct = {
  id: number
  code: string
  firstDay: string | null
  newest: number
  change: number
}

type Held = { change: number }

/**
 * Nobody else takes, brings or marks days of it until the transaction ends. The counter of files comes first,
 * as it does for imports: in the other order they would wait for each other.
 */
export async function holdProduct(
  trx: TransactionClientContract,
  code: string
): Promise<HeldProduct | null> {
  const id = await productIdOf(trx, code)
  if (id === null) return null
  const [held] = await rows<Held>(trx, 'select next_lake_change(?) as change', [id])
  await rows(trx, 'select id from products where id = ? for update', [id])
  const [span] = await rows<{ firstDay: string | null }>(
    trx,
    'select first_file as "firstDay" from span_of_files(?)',
    [id]
  )
  const history = await listAudit(daysOf(code), trx)
  return {
    id,
    code,
    change: held!.change,
    firstDay: span!.firstDay,
    newest: history.at(-1)?.seq ?? 0,
  }
}
