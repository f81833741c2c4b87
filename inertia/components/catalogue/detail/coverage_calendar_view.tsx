import { CalendarLegend, CoverageCalendar } from '@kontor/design-system/coverage_calendar'
import { dayNumber, isoDay } from '@kontor/design-system/date_text'
import { useMemo } from 'react'
import { useText } from '~/hooks/use_text'
import { calendarMonths } from './calendar_months'
import type { CoverageChoice, DatedCoverage } from './coverage_views'
import { useCalendarWords } from './use_calendar_words'

/** One year of the history as days to choose from. */
export default function CoverageCalendarView(props: CoverageChoice & { coverage: DatedCoverage }) {
  const { coverage, year, onYear, days, onDays, includesDegraded, hasEnded, owned, knownDays } =
    props
  const t = useText('catalogue/days')
  const { firstDay, lastDay } = coverage
  const { labels, describeDay, describeSelection } = useCalendarWords({
    lastDay,
    hasEnded,
    includesDegraded,
    closedDays: coverage.closedDays,
    knownDays,
  })
  const months = useMemo(() => calendarMonths(coverage.months), [coverage.months])
  return (
    <CoverageCalendar
      months={months}
      year={year}
      onYearChange={onYear}
      min={firstDay}
      max={lastDay}
      pendingFrom={hasEnded ? undefined : isoDay(dayNumber(lastDay) + 1)}
      owned={owned}
      leavesDegradedOut={!includesDegraded}
      selection={days}
      onSelectionChange={(selection) => selection && onDays?.(selection)}
      labels={labels}
      describeDay={describeDay}
      describeSelection={describeSelection}
      legend={
        <CalendarLegend
          labels={{
            available: t('legend.available'),
            degraded: t('legend.degraded'),
            missing: t('legend.missing'),
            holiday: t('legend.holiday'),
            selected: t('legend.selected'),
            owned: owned.length > 0 ? t('legend.owned') : undefined,
            pending: hasEnded ? undefined : t('legend.pending'),
          }}
        />
      }
    />
  )
}
