import { StretchRibbon } from '@kontor/design-system/stretch_ribbon'
import { useText } from '~/hooks/use_text'
import { FindingDays } from './finding_days'
import type { Finding } from './types'
import { useStretchWords } from './use_stretch_words'

interface FindingRibbonProps {
  finding: Finding
  day: string
}

/** The contract's days above those that are given, and in words the days that do not agree. */
export function FindingRibbon({ finding, day }: FindingRibbonProps) {
  const t = useText('contracts/findings')
  const stretch = useStretchWords()
  const { kind, days, agreed, given } = finding
  const said = (stretches: Finding['days']) => stretches.map(stretch).join(', ') || t('ribbon.none')
  return (
    <div className="grid min-w-40 sm:min-w-60 gap-1">
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

/** The years that ribbons show: that of a day, the one before and the one after it. */
export const yearsOf = (day: string) => {
  const year = Number(day.slice(0, 4))
  return { first: String(year - 1), last: String(year + 1) }
}

function axisOf(day: string) {
  const { first, last } = yearsOf(day)
  return { from: `${first}-01-01`, to: `${last}-12-31` }
}
