import type {
  CalendarDay,
  CalendarLabels,
  DaySelection,
} from '@kontor/design-system/coverage_calendar'
import type { DayCounts, TickInfo } from '@kontor/design-system/coverage_ribbon'
import { useMemo } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** Names of the months and everything that the coverage says aloud. */
export function useCalendarWords() {
  const t = useText('catalogue')
  const { day, count } = useFormat()
  const { locale } = useShared()
  const names = useMemo(() => calendarNames(locale), [locale])

  return useMemo(() => {
    const labels: CalendarLabels = {
      ...names,
      grid: t('calendar.grid'),
      previousYear: t('calendar.previous_year'),
      nextYear: t('calendar.next_year'),
      previousMonth: t('calendar.previous_month'),
      nextMonth: t('calendar.next_month'),
      chooseEnd: (first) => t('calendar.choose_end', { day: day(first) }),
    }
    const describeDay = ({ date, month, year, condition }: CalendarDay) =>
      t('calendar.day', {
        day: `${date}${locale === 'de' ? '.' : ''} ${names.months[month - 1]} ${year}`,
        condition: t(`condition.${condition}`),
      })
    const describeSelection = ({ from, to }: DaySelection, { counted }: DayCounts) =>
      t('calendar.selection', { count: counted, from: day(from), to: day(to) })
    const describeTick = ({ from, to, state, missing, degraded }: TickInfo) => {
      const span = from === to ? day(from) : `${day(from)} – ${day(to)}`
      if (state === 'missing') return t('tick.missing', { span, count: missing.length })
      if (state === 'degraded') return t('tick.degraded', { span, count: degraded.length })
      return t('calendar.day', { day: span, condition: t(`condition.${state}`) })
    }
    return { labels, describeDay, describeSelection, describeTick, count }
  }, [t, names, locale])
}

function calendarNames(locale: string) {
  const month = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => format.format(new Date(Date.UTC(2024, at, 1))))
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  const monday = Date.UTC(2024, 0, 1)
  return {
    months: month('long'),
    monthsShort: month('short'),
    weekdaysNarrow: Array.from({ length: 7 }, (_, at) =>
      weekday.format(new Date(monday + at * 86_400_000))
    ),
  }
}
