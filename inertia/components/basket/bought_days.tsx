import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { useMemo } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { daysOfLine } from './days_of_line'
import type { QuoteLine } from './types'

/** The stretch that an item buys, a tick a trading day; the sentences below it say the same. */
export function BoughtDays({ line }: { line: QuoteLine }) {
  const t = useText('basket/items')
  const { count } = useFormat()
  const months = useMemo(() => daysOfLine(line), [line])
  const { range, countedDays, degradedDays, missingDays } = line
  const summary = t('review.ribbon', {
    count: countedDays,
    days: count(countedDays),
    degraded: count(degradedDays.length),
    missing: count(missingDays.length),
  })
  return (
    <CoverageRibbon
      variant="stretch"
      months={months}
      from={range.from}
      to={range.to}
      summary={summary}
    />
  )
}
