import { CoverageCalendar, type CalendarDay } from '@kontor/design-system/coverage_calendar'
import { Text } from '@kontor/design-system/text'
import { useCallback, useMemo } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarNames } from '../detail/calendar_names'
import type { CalendarChange, Holiday } from './types'
import { yearMonths } from './year_months'

interface YearViewProps {
  change: CalendarChange
  holidays: readonly Holiday[]
  year: number
  onYear: (year: number) => void
  day: string | null
  onDay: (day: string) => void
}

/** A year of a calendar as it will be, holidays ringed. */
export function YearView({ change, holidays, year, onYear, day, onDay }: YearViewProps) {
  const t = useText('catalogue/calendars')
  const days = useText('catalogue/days')
  const { locale } = useShared()
  const format = useFormat()
  const names = useMemo(() => calendarNames(locale), [locale])
  const byDay = useMemo(() => new Map(holidays.map((one) => [one.day, one])), [holidays])
  const months = useMemo(() => yearMonths(year, new Set(byDay.keys())), [year, byDay])
  const describeDay = useCallback(
    ({ day: iso, date, month, year: of, condition }: CalendarDay) => {
      const holiday = byDay.get(iso)
      const name = holiday && (locale === 'de' ? holiday.nameDe : holiday.nameEn)
      return days('calendar.day', {
        day: `${date}${locale === 'de' ? '.' : ''} ${names.months[month - 1]} ${of}`,
        condition: name ?? t(condition === 'weekend' ? 'weekend' : 'trading'),
      })
    },
    [byDay, days, locale, names, t]
  )
  return (
    <CoverageCalendar
      months={months}
      year={year}
      onYearChange={onYear}
      min={`${change.firstYear}-01-01`}
      max={`${change.lastYear}-12-31`}
      picksDays
      selection={day ? { from: day, to: day } : null}
      onSelectionChange={(chosen) => chosen && onDay(chosen.to)}
      labels={{
        ...names,
        grid: t('grid'),
        previousYear: days('calendar.previous_year'),
        nextYear: days('calendar.next_year'),
        previousMonth: days('calendar.previous_month'),
        nextMonth: days('calendar.next_month'),
        chooseEnd: (first) => format.day(first),
      }}
      describeDay={describeDay}
      describeSelection={({ to }) => format.day(to)}
      legend={
        <Text role="ui-s" tone="muted">
          {t('ring')}
        </Text>
      }
    />
  )
}
