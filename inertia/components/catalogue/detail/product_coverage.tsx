import type { Data } from '@generated/data'
import { CalendarLegend, CoverageCalendar } from '@kontor/design-system/coverage_calendar'
import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { Heading } from '@kontor/design-system/text'
import { useMemo } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Days } from '../quote/range_presets'
import { calendarMonths } from './calendar_months'
import { useCalendarWords } from './use_calendar_words'

interface ProductCoverageProps {
  coverage: Data.Catalogue.Coverage
  year: number
  onYear: (year: number) => void
  days: Days | null
  onDays: (days: Days) => void
}

/** The whole history as weeks, and one year of it as days to choose from. */
export function ProductCoverage({ coverage, year, onYear, days, onDays }: ProductCoverageProps) {
  const t = useText('catalogue')
  const { day, count } = useFormat()
  const { labels, describeDay, describeSelection, describeTick } = useCalendarWords()
  const months = useMemo(() => calendarMonths(coverage.months), [coverage.months])
  const { firstDay, lastDay, tradingDays, degradedDays, missingDays } = coverage
  const figures = {
    days: count(tradingDays),
    degraded: count(degradedDays),
    missing: count(missingDays),
    count: tradingDays,
  }
  if (!firstDay || !lastDay) return <p className="pt-10 text-muted">{t('detail.no_coverage')}</p>

  return (
    <section aria-labelledby="coverage" className="pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
        <Heading level={2} id="coverage">
          {t('detail.coverage')}
        </Heading>
        <p className="text-ui-s text-muted tabular-nums">{t('detail.trading_days', figures)}</p>
      </div>
      <CoverageRibbon
        months={months}
        summary={t('detail.ribbon', { ...figures, from: day(firstDay), to: day(lastDay) })}
        describeTick={describeTick}
        framed={{ from: `${year}-01-01`, to: `${year}-12-31` }}
        onPick={(picked) => onYear(Number(picked.slice(0, 4)))}
      />
      <CoverageCalendar
        months={months}
        year={year}
        onYearChange={onYear}
        min={firstDay}
        max={lastDay}
        selection={days}
        onSelectionChange={(selection) => selection && onDays(selection)}
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
            }}
          />
        }
      />
    </section>
  )
}
