import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import { comparedSpan } from '#statistics/domain/compared'
import type { BarOf } from '#statistics/domain/figures'
import { soldBy } from '#statistics/queries/sold_by'

const MONEY = { user: 'net_cents', product: 'price_cents' } as const

/** Bars of users or products, each with what it was in the days that it is compared with. */
export async function withEarlier(
  what: keyof typeof MONEY,
  asked: Asked,
  bars: readonly BarOf[]
): Promise<BarOf[]> {
  const compared = comparedSpan(asked)
  if (!compared) return [...bars]
  const { sql, values } = soldBy(what, { ...asked, ...compared })
  const found = await readRows<{ id: number; cents: number }>(
    `select sums.id::bigint as id, sums.${MONEY[what]} as cents
       from (${sql}) as sums where sums.id = any(?::bigint[])`,
    [...values, bars.map(({ id }) => id)]
  )
  const before = new Map(found.map(({ id, cents }) => [String(id), cents]))
  return bars.map((bar) => ({ ...bar, before: before.get(bar.id) ?? 0 }))
}
