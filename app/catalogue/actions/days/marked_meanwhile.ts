import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'
import { refuse, type Refused } from '#shared/domain/result'
import { daysOf, type HeldProduct } from '#catalogue/actions/days/hold_product'

/** Refuses where somebody marked one of the days after the person had looked at them. */
export async function markedMeanwhile(
  trx: TransactionClientContract,
  { id, code }: HeldProduct,
  { range: { from, to }, seen }: { range: DayRange; seen: number }
): Promise<Refused | null> {
  const [newer] = await rows<{ mark: number | null }>(
    trx,
    `select max(mark) as mark from lake_exceptions
      where product_id = ? and day between ? and ? and mark > ?`,
    [id, from.iso, to.iso, seen]
  )
  if (newer!.mark === null) return null
  const history = await listAudit(daysOf(code), trx)
  const who = history.find(({ seq }) => seq === newer!.mark)?.actor.label ?? '–'
  return refuse('product_days.errors.marked_meanwhile', {
    ...{ field: 'form', status: 409 },
    params: { who },
  })
}
