import type { Data } from '@generated/data'
import { CalendarLegend, CoverageCalendar } from '@kontor/design-system/coverage_calendar'
import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { useMemo, useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarMonths } from '../detail/calendar_months'
import { useCalendarWords } from '../detail/use_calendar_words'
import { useTickWords } from '../detail/use_tick_words'
import type { Choice } from './types'

type Days = { from: string; to: string }

interface DayCalendarProps {
  coverage: Data.Catalogue.Coverage & { firstDay: string; lastDay: string }
  knownDays: readonly { day: string; noteEn: string; noteDe: string }[]
  today: string
  choice: Choice | null
  onChoose: (days: Days) => void
}

/** The whole history as ticks, and a year of it to press a day in or drag across. */
export function DayCalendar({ coverage, knownDays, today, choice, onChoose }: DayCalendarProps) {
  const t = useText('catalogue/product_days')
  const shared = useText('catalogue/days')
  const { locale } = useShared()
  const [year, setYear] = useState(Number((choice?.to ?? coverage.lastDay).slice(0, 4)))
  const notes = useMemo(
    () =>
      knownDays.map((one) => ({ day: one.day, note: locale === 'de' ? one.noteDe : one.noteEn })),
    [knownDays, locale]
  )
  const words = useCalendarWords({
    lastDay: coverage.lastDay,
    hasEnded: false,
    includesDegraded: true,
    closedDays: coverage.closedDays,
    knownDays: notes,
  })
  const months = useMemo(() => calendarMonths(coverage.months), [coverage.months])
  return (
    <>
      <DayRibbon coverage={coverage} year={year} onYear={setYear} />
      <CoverageCalendar
        months={months}
        year={year}
        onYearChange={setYear}
        min={coverage.firstDay}
        max={today}
        picksDays
        selection={choice && { from: choice.from, to: choice.to }}
        onSelectionChange={(days) => days && onChoose(days)}
        labels={{ ...words.labels, grid: t('calendar') }}
        describeDay={words.describeDay}
        describeSelection={words.describeSelection}
        legend={
          <CalendarLegend
            labels={{
              available: shared('legend.available'),
              degraded: shared('legend.degraded'),
              missing: shared('legend.missing'),
              holiday: shared('legend.holiday'),
              selected: shared('legend.selected'),
            }}
          />
        }
      />
    </>
  )
}

interface DayRibbonProps {
  coverage: DayCalendarProps['coverage']
  year: number
  onYear: (year: number) => void
}

function DayRibbon({ coverage, year, onYear }: DayRibbonProps) {
  const t = useText('catalogue/product')
  const { day, count } = useFormat()
  const { firstDay, lastDay, tradingDays, degradedDays, missingDays } = coverage
  return (
    <CoverageRibbon
      months={coverage.months}
      summary={t('detail.ribbon', {
        days: count(tradingDays),
        degraded: count(degradedDays),
        missing: count(missingDays),
        count: tradingDays,
        from: day(firstDay),
        to: day(lastDay),
      })}
      describeTick={useTickWords()}
      framed={{ from: `${year}-01-01`, to: `${year}-12-31` }}
      onPick={(picked) => onYear(Number(picked.slice(0, 4)))}
    />
  )
}
