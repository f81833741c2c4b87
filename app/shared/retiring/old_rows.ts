import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import type { Retiring } from '#shared/retiring/retiring'

const AT_ONCE = 2_000

type Answer<T> = { rows: T[] }
/** Keeps rows elsewhere; only then they are removed. */
type Keep = (rows: readonly object[]) => Promise<void>

export async function countOld({ counts, keptDays }: Retiring): Promise<number> {
  const { rows } = await db.rawQuery<Answer<{ old: number }>>(counts, { before: since(keptDays) })
  return rows[0]!.old
}

/** In pieces, each a change of its own: it may be ended at any time and run again. Answers how many. */
export async function removeOld(retiring: Retiring, keep: Keep = async () => {}): Promise<number> {
  let removed = 0
  for (let last = AT_ONCE; last === AT_ONCE; removed += last) {
    last = await removeSome(retiring, keep)
  }
  return removed
}

const removeSome = ({ removes, keptDays }: Retiring, keep: Keep): Promise<number> =>
  transaction(async (trx) => {
    const named = { before: since(keptDays), most: AT_ONCE }
    const { rows } = await trx.rawQuery<Answer<{ row: object }>>(removes, named)
    if (rows.length > 0) await keep(rows.map(({ row }) => row))
    return rows.length
  })

const since = (days: number): Date => clock.now().minus({ days }).toJSDate()
