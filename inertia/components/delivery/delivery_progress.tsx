import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { Note } from '@kontor/design-system/note'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useLive } from './live/live_order'

interface DeliveryProgressProps {
  filesDone: number
  filesExpected: number
  bytes: number
  /** When everything is ready at the pace of past orders, as far as that can be said. */
  readyAt?: string | null
}

/** How many files of an order are there already, live where the page follows it, and until when. */
export function DeliveryProgress(props: DeliveryProgressProps) {
  const t = useText('delivery')
  const { size, count } = useFormat()
  const { filesDone, filesExpected, bytes, readyAt = null } = useLive().progress ?? props
  const files = t('progress.files', { count: filesExpected, done: count(filesDone) })
  const words = bytes > 0 ? `${files}, ${t('progress.size', { size: size(bytes) })}` : files
  return (
    <div role="status">
      <ProgressBar
        label={t('progress.title')}
        value={filesDone}
        total={Math.max(1, filesExpected)}
        valueLabel={words}
      />
      {readyAt && <ReadyAt at={readyAt} />}
    </div>
  )
}

/** A time; with its day when it is not today. */
function ReadyAt({ at }: { at: string }) {
  const t = useText('delivery')
  const moment = formatMoment(at)
  const [day, time] = moment.split(' ')
  const isToday = day === formatMoment(new Date().toISOString()).split(' ')[0]
  return (
    <Text role="ui-s" tone="muted">
      {isToday && time ? t('progress.ready_at', { time }) : t('progress.ready_day', { moment })}
    </Text>
  )
}

interface DeliveryProblemProps {
  problem: { code: string; params: Record<string, string | number> }
  /** When it is tried again; without it the task has failed for good. */
  nextAttemptAt: string | null
}

/** Why files take longer or did not come. */
export function DeliveryProblem({ problem, nextAttemptAt }: DeliveryProblemProps) {
  const t = useText('delivery')
  const key = problem.code.replace('delivery.', '') as 'errors.unexpected'
  const time = nextAttemptAt && formatMoment(nextAttemptAt)
  return (
    <Note tone={time ? 'brass' : 'crimson'}>
      {t(key, problem.params)} {time ? t('progress.retry', { time }) : t('progress.failed')}
    </Note>
  )
}
