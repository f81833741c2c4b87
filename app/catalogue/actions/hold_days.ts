import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { MonthHistory } from '#catalogue/domain/month_history'
import type { Quote, QuoteLine } from '#catalogue/domain/quote/types'
import { readHistories } from '#catalogue/queries/month_histories'

/** In the order of the ids, so that two checkouts never wait for one another. */
const HOLD = 'select id from products where id = any(?) order by id for key share'

/** Holds files to the commit; false where some went since the price. Saved quotes keep theirs. */
export async function holdDays(
  trx: TransactionClientContract,
  { lines, saved }: Pick<Quote, 'lines' | 'saved'>
): Promise<boolean> {
  const ids = [...new Set(lines.map(({ product }) => product.id))]
  await preparedRows(trx, HOLD, [ids])
  if (saved) return true
  const histories = await readHistories(trx, ids)
  return lines.every((line) => isThere(line, histories.get(line.product.id)))
}

function isThere(
  { range: { from, to }, countedDays, degradedIncluded }: QuoteLine,
  history = new MonthHistory([])
): boolean {
  if (countedDays === 0) return true
  const days = new DayRange(CalendarDay.parse(from)!, CalendarDay.parse(to)!)
  const { available, degraded } = history.within(days)
  return available + (degradedIncluded ? degraded : 0) >= countedDays
}
