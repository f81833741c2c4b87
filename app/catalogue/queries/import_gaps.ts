import { daysOfMask } from '#catalogue/domain/day_mask'
import { coverageOf } from '#catalogue/queries/coverage_of'

export type ImportGaps = {
  firstDay: string | null
  lastDay: string | null
  tradingDays: number
  missing: string[]
  /** Days with a file on which the calendar calls the venue closed. */
  extra: string[]
}

export async function importGaps(productId: number): Promise<ImportGaps | null> {
  const coverage = await coverageOf(productId)
  if (!coverage) return null
  const { firstDay, lastDay, tradingDays, months } = coverage
  const days = (mask: 'missing' | 'extra') =>
    months.flatMap((month) => daysOfMask(month.month, month[mask]))
  return { firstDay, lastDay, tradingDays, missing: days('missing'), extra: days('extra') }
}
