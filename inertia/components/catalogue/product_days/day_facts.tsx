import { MomentText } from '@kontor/design-system/date_text'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { groupNotes } from './group_notes'
import type { Choice } from './types'
import { useSpanWords } from './use_span_words'

/** Why a day is as it is, or what a range holds, and when it came. */
export function DayFacts({ choice }: { choice: Choice }) {
  const t = useText('catalogue/product_days')
  const { locale } = useShared()
  const { count, size } = useFormat()
  const { why, tradingDays, daysWithFiles, bytes, arrivals } = choice
  const holiday = why?.holiday?.[locale] ?? ''
  return (
    <div className="grid gap-3">
      <Text>
        {why
          ? t(`why.${why.code}` as 'why.available', { holiday })
          : t('range', { count: tradingDays, files: count(daysWithFiles), size: size(bytes) })}
      </Text>
      <Notes choice={choice} />
      {arrivals.length > 0 && <Arrivals arrivals={arrivals} isOne={why !== null} />}
    </div>
  )
}

const MOST_NOTES = 5

function Notes({ choice: { notes, why } }: { choice: Choice }) {
  const t = useText('catalogue/product_days')
  const spanOf = useSpanWords()
  const said = groupNotes(notes)
  if (said.length === 0) return null
  return (
    <ul className="grid gap-2">
      {said.slice(0, MOST_NOTES).map((note) => (
        <li key={note.from} className="border-s-2 border-line-strong ps-3">
          {why === null && (
            <Text as="span" role="ui-s" tone="muted" isBlock>
              {t(`noted.${note.condition}`, { day: spanOf(note) })}
            </Text>
          )}
          <Text as="span" role="ui-s" isBlock>
            <span lang="en">{note.noteEn}</span>
          </Text>
          <Text as="span" role="ui-s" tone="muted" isBlock>
            <span lang="de">{note.noteDe}</span>
          </Text>
        </li>
      ))}
      {said.length > MOST_NOTES && (
        <li>
          <Text role="ui-s" tone="muted">
            {t('more_notes', { count: said.length - MOST_NOTES })}
          </Text>
        </li>
      )}
    </ul>
  )
}

function Arrivals({ arrivals, isOne }: { arrivals: Choice['arrivals']; isOne: boolean }) {
  const t = useText('catalogue/product_days')
  const words = useText('arrivals/words')
  const { day } = useFormat()
  const items = arrivals.slice(0, MOST_NOTES).map(({ day: one, status, dueAt, arrivedAt }) => ({
    id: one,
    term: isOne ? t('arrival') : day(one),
    value: (
      <>
        {words(`states.${status}` as 'states.Late')}
        {arrivedAt && (
          <>
            {', '}
            <MomentText value={arrivedAt} />
          </>
        )}
        <Text as="span" role="ui-s" tone="muted" isBlock>
          {t('due')} <MomentText value={dueAt} />
        </Text>
      </>
    ),
  }))
  return (
    <div>
      {!isOne && <Text role="ui-s">{t('late', { count: arrivals.length })}</Text>}
      <SummaryList items={items} />
    </div>
  )
}
