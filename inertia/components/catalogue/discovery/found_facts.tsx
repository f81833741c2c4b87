import { Disclosure } from '@kontor/design-system/disclosure'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { FoundFacts } from './types'
import { useNoteWords } from './use_note_words'
import { useSeriesWords } from './use_series_words'

/** What the files say of themselves, and what of it a person has to look at. */
export function FoundFactsView({ facts }: { facts: FoundFacts }) {
  const t = useText('catalogue/discover')
  const { count } = useFormat()
  const { span, extent } = useSeriesWords()
  const say = useNoteWords()
  const { sources, rows, isCounted, keys, calendar, notes } = facts
  const held =
    rows === null ? '–' : t(isCounted ? 'facts.counted' : 'facts.about', { n: count(rows) })
  return (
    <>
      <PageSection title={t('facts.notes')}>
        {notes.length === 0 ? (
          <Text tone="muted">{t('facts.no_notes')}</Text>
        ) : (
          <ul className="grid list-disc gap-1 ps-5">
            {notes.map((note) => (
              <li key={note.code}>
                <Text measure breaks>
                  {say(note)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      <PageSection title={t('facts.title')}>
        <SummaryList
          items={[
            { id: 'sources', term: t('facts.sources'), value: sources.join(', '), mono: true },
            { id: 'days', term: t('series.days'), value: `${span(facts)}. ${extent(facts)}` },
            { id: 'rows', term: t('facts.rows'), value: held },
            { id: 'keys', term: t('facts.keys'), value: keys.join(', ') || '–' },
          ]}
        />
        <Days
          title={t('facts.missing', { count: calendar.missing.length })}
          days={calendar.missing}
        />
        <Days title={t('facts.extra', { count: calendar.extra.length })} days={calendar.extra} />
      </PageSection>
    </>
  )
}

/** Days one by one; they can be many. */
function Days({ title, days }: { title: string; days: string[] }) {
  const { day } = useFormat()
  if (days.length === 0) return null
  return (
    <Disclosure look="row" title={title}>
      <Text role="ui-s" tone="muted" isTabular>
        {days.map((one) => day(one)).join(', ')}
      </Text>
    </Disclosure>
  )
}
