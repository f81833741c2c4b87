import { Button } from '@kontor/design-system/button'
import { DateFieldText } from '@kontor/design-system/date_field_text'
import { formatDay } from '@kontor/design-system/date_text'
import { DayMonths } from '@kontor/design-system/day_months'
import { Heading, Text } from '@kontor/design-system/text'
import { useMemo, useState } from 'react'
import { calendarNames } from '~/components/catalogue/detail/calendar_names'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { HoldingMonth, NewReportFacts } from '../types'
import { bestDay, dayIn, monthEnd, quarterEnd } from './days'

interface DayPartProps {
  facts: NewReportFacts
  months: readonly HoldingMonth[]
  /** As typed, and as read; null while it is none. */
  text: string
  day: string | null
  onText: (text: string) => void
  most: number
  error?: string
}

/** The day of a report: typed, by a preset, or from the days that have a snapshot. */
export function DayPart({ facts, months, text, day, onText, most, error }: DayPartProps) {
  const t = useText('reports/request')
  const { locale } = useShared()
  const names = useMemo(() => calendarNames(locale), [locale])
  const [shown, setShown] = useState<string | null>(null)
  const { firstDay, newestDay } = facts
  const choose = (iso: string) => {
    setShown(iso)
    onText(formatDay(iso))
  }
  if (!firstDay || !newestDay) return null
  const endOfMonth = monthEnd(months, newestDay)
  const endOfQuarter = quarterEnd(months, newestDay)
  const best = most > 0 && day ? bestDay(months, day) : null
  return (
    <section className="grid gap-4">
      <Heading level={2}>{t('day.title')}</Heading>
      <div className="flex flex-wrap items-start gap-4">
        <DateFieldText
          label={t('day.label')}
          hint={t('day.hint')}
          name="date"
          value={text}
          onChange={onText}
          error={error}
        />
        <div className="flex flex-wrap gap-2 sm:pt-12">
          {endOfMonth && <Button onPress={() => choose(endOfMonth)}>{t('day.month_end')}</Button>}
          {endOfQuarter && endOfQuarter !== endOfMonth && (
            <Button onPress={() => choose(endOfQuarter)}>{t('day.quarter_end')}</Button>
          )}
          <Button onPress={() => choose(newestDay)}>
            {t('day.newest', { day: formatDay(newestDay) })}
          </Button>
          {best && (
            <Button onPress={() => choose(best.day)}>
              {t('day.holds_more', { day: formatDay(best.day), found: String(best.found) })}
            </Button>
          )}
        </div>
      </div>
      <DayMonths
        label={t('day.days')}
        shown={shown ?? day ?? newestDay}
        onShow={setShown}
        min={firstDay}
        max={newestDay}
        chosen={day}
        suggested={best?.day}
        onChoose={choose}
        dayOf={(iso) => {
          const found = dayIn(months, iso)
          const isThere = found !== null
          const label = isThere ? t('day.has', { found: String(found) }) : t('day.none')
          return { isThere, tint: tintOf(found ?? 0, most), label }
        }}
        monthNames={names.months}
        weekdayNames={names.weekdaysNarrow}
        earlierLabel={t('day.earlier')}
        laterLabel={t('day.later')}
      />
      <Text role="ui-s" tone="muted" measure>
        {t('day.legend')}
      </Text>
    </section>
  )
}

/** The darkest paper has all of what can be had. */
function tintOf(found: number, most: number): 0 | 1 | 2 | 3 {
  if (most === 0) return 1
  if (found === 0) return 0
  if (found >= most) return 3
  return found * 2 >= most ? 2 : 1
}
