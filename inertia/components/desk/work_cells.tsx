import { formatMoment } from '@kontor/design-system/date_text'
import { FileTally } from '@kontor/design-system/patterns/desk_list'
import { Text } from '@kontor/design-system/text'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import type { RowOf } from './types'

/** The files of an order, one tick each, and what keeps them waiting. */
export function WorkWhat({ row: { told } }: { row: RowOf<'work'> }) {
  const t = useText('desk/today')
  const say = useCodeText('delivery/errors')
  const { filesDone: done, filesExpected: files, problem, nextAttemptAt, state } = told
  const words = done === files ? t('work.ready', { files }) : t('work.of', { done, files })
  return (
    <>
      <div className="py-0.5">
        <FileTally files={files} done={done} label={words} />
      </div>
      {state === 'Confirmed' ? t('work.waits') : words} {problem && say(problem)}{' '}
      {nextAttemptAt && t('work.again', { at: timeOf(nextAttemptAt) })}
    </>
  )
}

/** When its files are expected at the pace of past ones. */
export function WorkEnd({ row: { told } }: { row: RowOf<'work'> }) {
  const t = useText('desk/today')
  const { readyAt } = told
  if (!readyAt) return t('work.unknown')
  const minutes = Math.round((Date.parse(readyAt) - Date.now()) / 60_000)
  return (
    <>
      <Text as="span" role="ui" weight="semibold" isTabular isBlock>
        {timeOf(readyAt)}
      </Text>
      <span suppressHydrationWarning>
        {minutes < 1 && t('work.soon')}
        {minutes >= 1 && minutes < 120 && t('work.in', { count: minutes })}
        {minutes >= 120 && t('work.hours', { count: Math.round(minutes / 60) })}
      </span>
    </>
  )
}

/** The time of the shop; with its day where that is not today. */
const timeOf = (moment: string) => {
  const [day, time] = formatMoment(moment).split(' ')
  const [today] = formatMoment(new Date().toISOString()).split(' ')
  return day === today ? time : `${day} ${time}`
}
