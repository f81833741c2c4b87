import { Button } from '@kontor/design-system/button'
import { Heading, Text } from '@kontor/design-system/text'
import { useId } from 'react'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { HolidayForm } from './holiday_form'
import type { Holiday } from './types'
import type { CalendarDraft } from './use_calendar_draft'
import { YearsForm } from './years_form'

interface DayPanelProps {
  day: string | null
  holiday: Holiday | undefined
  draft: CalendarDraft
  hasRules: boolean
}

/** The chosen day: what it is, and what can be made of it; below, years from the holidays library. */
export function DayPanel({ day, holiday, draft, hasRules }: DayPanelProps) {
  const t = useText('catalogue/calendars')
  const format = useFormat()
  const id = useId()
  const mayWrite = useCan('products.write')
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-5 rounded-panel border border-line-ink bg-surface p-5"
    >
      <Heading level={2} id={id}>
        {day ? format.day(day) : t('day')}
      </Heading>
      {!day && <Text tone="muted">{t('choose')}</Text>}
      {holiday && <KnownDay holiday={holiday} draft={draft} mayWrite={mayWrite} />}
      {day && !holiday && <Text>{t('no_holiday')}</Text>}
      {mayWrite && !holiday && <HolidayForm key={day} day={day} draft={draft} />}
      {mayWrite && hasRules && <YearsForm draft={draft} />}
    </section>
  )
}

interface KnownDayProps {
  holiday: Holiday
  draft: CalendarDraft
  mayWrite: boolean
}

function KnownDay({ holiday, draft, mayWrite }: KnownDayProps) {
  const t = useText('catalogue/calendars')
  const { locale } = useShared()
  return (
    <>
      <Text>{locale === 'de' ? holiday.nameDe : holiday.nameEn}</Text>
      {mayWrite && (
        <div>
          <Button
            onPress={() => void draft.step('removed', { remove: holiday.day })}
            isPending={draft.pending === 'removed'}
            pendingLabel={t('judging')}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </>
  )
}
