import { Text } from '@kontor/design-system/text'
import { EventHistory } from '~/components/shell/event_history'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { CalendarEvent, Holiday } from './types'

interface CalendarEventsProps {
  name: string
  history: readonly CalendarEvent[]
  earlier: number
}

/** Who changed which holidays, the newest first. */
export function CalendarEvents({ name, history, earlier }: CalendarEventsProps) {
  const t = useText('catalogue/calendars')
  return (
    <EventHistory
      title={t('history.title')}
      label={t('history.label', { name })}
      none={t('history.none')}
      events={history}
      earlier={earlier}
      said={(event) => <Entry event={event} />}
    />
  )
}

const MOST_NAMED = 8

function Entry({ event }: { event: CalendarEvent }) {
  const t = useText('catalogue/calendars')
  const { locale } = useShared()
  const { day } = useFormat()
  const { actor, added, removed, firstYear, lastYear } = event
  const named = (holidays: readonly Holiday[]) =>
    holidays
      .slice(0, MOST_NAMED)
      .map((one) => `${day(one.day)} ${locale === 'de' ? one.nameDe : one.nameEn}`)
      .join(', ') + (holidays.length > MOST_NAMED ? ', …' : '')
  const line = (words: string) => (
    <Text as="span" role="ui-s" tone="muted" isBlock>
      {words}
    </Text>
  )
  return (
    <>
      {t('history.changed', { actor, firstYear, lastYear })}
      {added.length > 0 && line(t('history.added', { days: named(added) }))}
      {removed.length > 0 && line(t('history.removed', { days: named(removed) }))}
    </>
  )
}
