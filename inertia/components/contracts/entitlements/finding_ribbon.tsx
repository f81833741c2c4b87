import { StretchRibbon } from '@kontor/design-system/stretch_ribbon'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { FindingDays } from './finding_days'
import type { Finding } from './types'

interface FindingRibbonProps {
  finding: Finding
  /** The day that is looked at. */
  day: string
}

/** The contract's days above those that are given, and in words the days that do not agree. */
export function FindingRibbon({ finding, day }: FindingRibbonProps) {
  const t = useText('contracts/findings')
  const format = useFormat()
  const { kind, days, agreed, given } = finding
  const dayOr = (iso: string | null) => (iso ? format.day(iso) : t('open'))
  const said = (stretches: Finding['days']) =>
    stretches.map(({ from, until }) => `${dayOr(from)} – ${dayOr(until)}`).join(', ') ||
    t('ribbon.none')
  return (
    <div className="grid min-w-60 gap-1">
      <StretchRibbon
        axis={axisOf(day)}
        mark={day}
        {...{ agreed, given }}
        beyond={kind === 'without_data' ? [] : days}
        summary={t('ribbon.summary', { agreed: said(agreed), given: said(given) })}
      />
      <FindingDays days={days} />
    </div>
  )
}

/** The year of a day, the one before and the one after it. */
export const axisOf = (day: string) => {
  const year = Number(day.slice(0, 4))
  return { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` }
}
