import { MomentText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { Timeline } from '@kontor/design-system/timeline'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { CalendarEvent, Holiday } from './types'

interface CalendarEventsProps {
  name: string
  history: readonly CalendarEvent[]
}

/** Who changed which holidays, the newest first. */
export function CalendarEvents({ name, history }: CalendarEventsProps) {
  const t = useText('catalogue/calendars')
  const entries = history.map((event) => ({
    id: event.seq,
    time: <MomentText value={event.at} />,
    children: <Entry event={event} />,
  }))
  return (
    <PageSection title={t('history.title')}>
      {history.length === 0 ? (
        <Text tone="muted">{t('history.none')}</Text>
      ) : (
        <div className="border-t border-line-ink">
          <Timeline label={t('history.label', { name })} entries={entries} />
        </div>
      )}
    </PageSection>
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
