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
import type { RangeForm } from './use_range_form'

interface RangeRibbonProps {
  form: RangeForm
  /** Where the days of the type are asked for. */
  address: string
}

const BOUNDS = ['first', 'last'] as const
type Bound = (typeof BOUNDS)[number]

const FIELDS = { first: 'startDate', last: 'endDate' } as const

/** The days of a type with the range that is edited as a frame: pressing one sets a bound in the fields below. */
export function RangeRibbon({ form, address }: RangeRibbonProps) {
  const t = useText('subscriptions/entitlements')
  const describeTick = useTickWords()
  const coverage = useCoverage(address)
  const [bound, choose] = useState<Bound>('first')
  if (!coverage?.months.length) return null
  const [from, to] = [readDayText(form.data.startDate), readDayText(form.data.endDate)]
  const ends = endsOf(coverage)
  const frame = { from: from ?? ends.from, to: to ?? ends.to }
  const said = (day: string | null) => (day ? formatDay(day) : t('ribbon.open'))
  const pick = (first: string, last: string) => {
    form.setData(FIELDS[bound], formatDay(bound === 'first' ? first : last))
    choose(bound === 'first' ? 'last' : 'first')
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Text as="span" role="ui" tone="muted">
          {t('ribbon.label')}
        </Text>
        <SegmentedControl
          label={t('ribbon.label')}
          value={bound}
          onChange={choose}
          options={BOUNDS.map((value) => ({ value, label: t(`ribbon.${value}`) }))}
        />
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

/** Asked for when somebody edits; without an answer the fields do as well. */
function useCoverage(address: string): HeldCoverage | null {
  const [coverage, setCoverage] = useState<HeldCoverage | null>(null)
  useEffect(() => {
    const aborting = new AbortController()
    const { signal } = aborting
    fetchData<{ data: HeldCoverage }>(address, { signal, showsRefusals: true })
      .then(({ data }) => setCoverage(data))
      .catch(() => {})
    return () => aborting.abort()
  }, [address])
  return coverage
}
