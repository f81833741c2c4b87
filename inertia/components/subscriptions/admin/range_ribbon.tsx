import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { readDayText } from '@kontor/design-system/date_field_text'
import { formatDay } from '@kontor/design-system/date_text'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { useEffect, useState } from 'react'
import { useTickWords } from '~/components/catalogue/detail/use_tick_words'
import { fetchData } from '~/components/shell/failures/fetch_data'
import { useText } from '~/hooks/use_text'
import type { HeldCoverage } from '../types'
import { SUBSCRIPTIONS } from './subscribers/types'

interface RangeRibbonProps {
  /** The types whose days there are to choose from. */
  types: readonly number[]
  /** The bounds as they are typed. */
  days: { startDate: string; endDate: string }
  onStart: (day: string) => void
  /** Without it the end sets itself, and each press sets the first day. */
  onEnd?: (day: string) => void
}

const BOUNDS = ['first', 'last'] as const
type Bound = (typeof BOUNDS)[number]

/** The days of types with the range that is edited as a frame: pressing one sets a bound in the fields below. */
export function RangeRibbon({ types, days, onStart, onEnd }: RangeRibbonProps) {
  const t = useText('subscriptions/entitlements')
  const describeTick = useTickWords()
  const coverage = useCoverage(types)
  const [bound, choose] = useState<Bound>('first')
  if (!coverage?.months.length) return null
  const [from, to] = [readDayText(days.startDate), readDayText(days.endDate)]
  const ends = endsOf(coverage)
  const frame = { from: from ?? ends.from, to: to ?? ends.to }
  const said = (day: string | null) => (day ? formatDay(day) : t('ribbon.open'))
  const pick = (first: string, last: string) => {
    if (bound === 'first' || !onEnd) onStart(formatDay(first))
    else onEnd(formatDay(last))
    choose(bound === 'first' ? 'last' : 'first')
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Text as="span" role="ui" tone="muted">
          {t(onEnd ? 'ribbon.label' : 'ribbon.start')}
        </Text>
        {onEnd && (
          <SegmentedControl
            label={t('ribbon.label')}
            value={bound}
            onChange={choose}
            options={BOUNDS.map((value) => ({ value, label: t(`ribbon.${value}`) }))}
          />
        )}
      </div>
      <CoverageRibbon
        months={coverage.months}
        pending={coverage.pending}
        framed={frame.from <= frame.to ? frame : undefined}
        summary={t('ribbon.summary', { from: said(from), to: said(to) })}
        describeTick={describeTick}
        onPick={pick}
      />
    </div>
  )
}

/** The first day that there is, and the end of the last month that is drawn. */
function endsOf({ months, pending, first }: HeldCoverage): { from: string; to: string } {
  const last = Math.max(...[...months, ...pending].map(({ month }) => month))
  const end = new Date(Date.UTC(Math.floor(last / 100), last % 100, 0))
  return { from: first!, to: end.toISOString().slice(0, 10) }
}

/** Asked for when somebody edits, and as types are chosen; without an answer the fields do as well. */
function useCoverage(types: readonly number[]): HeldCoverage | null {
  const [coverage, setCoverage] = useState<HeldCoverage | null>(null)
  const asked = types.join(',')
  useEffect(() => {
    const aborting = new AbortController()
    const { signal } = aborting
    const ask = () =>
      fetchData<{ data: HeldCoverage }>(`${SUBSCRIPTIONS}/coverage?types=${asked}`, {
        ...{ signal, showsRefusals: true },
      })
        .then(({ data }) => setCoverage(data))
        .catch(() => {})
    if (asked) void ask()
    return () => aborting.abort()
  }, [asked])
  return asked ? coverage : null
}
