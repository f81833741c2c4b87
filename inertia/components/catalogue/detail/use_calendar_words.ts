import type {
  CalendarDay,
  CalendarLabels,
  DaySelection,
} from '@kontor/design-system/coverage_calendar'
import type { DayCounts } from '@kontor/design-system/coverage_ribbon'
import { useMemo } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { calendarNames } from './calendar_names'

interface Facts {
  lastDay: string
  hasEnded: boolean
  includesDegraded: boolean
  closedDays: readonly { day: string; name: string }[]
  knownDays: readonly { day: string; note: string }[]
}

/** Names of the months and everything that the calendar says aloud. */
export function useCalendarWords(facts: Facts) {
  const { lastDay, hasEnded, includesDegraded, closedDays, knownDays } = facts
  const t = useText('catalogue/days')
  const say = useText('catalogue/coverage')
  const { day } = useFormat()
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
    const notes = new Map([
      ...closedDays.map(({ day: one, name }) => [one, name] as const),
      ...knownDays.map(({ day: one, note }) => [one, note] as const),
    ])
    const conditionOf = (one: CalendarDay) => {
      const isComing = one.isPending || (one.condition === 'outside' && one.day > lastDay)
      if (isComing && !hasEnded) return t('condition.unpublished')
      if (one.condition === 'degraded' && !includesDegraded) return t('condition.degraded_out')
      return t(`condition.${one.condition}`)
    }
    const explained = (one: CalendarDay) => {
      const [condition, note] = [conditionOf(one), notes.get(one.day)]
      return note ? say('named', { condition, note }) : condition
    }
    const describeDay = (one: CalendarDay) =>
      t(one.isOwned ? 'calendar.owned_day' : 'calendar.day', {
        day: `${one.date}${locale === 'de' ? '.' : ''} ${names.months[one.month - 1]} ${one.year}`,
        condition: explained(one),
      })
    const describeSelection = ({ from, to }: DaySelection, counts: DayCounts) =>
      t('calendar.selection', {
        count: includesDegraded ? counts.counted : counts.available,
        from: day(from),
        to: day(to),
      })
    return { labels, describeDay, describeSelection }
  }, [t, say, names, locale, lastDay, hasEnded, includesDegraded, closedDays, knownDays])
}
