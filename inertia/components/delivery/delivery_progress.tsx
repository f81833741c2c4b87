import { formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface DeliveryProgressProps {
  filesDone: number
  filesExpected: number
  bytes: number
}

/** How many files are there already, of an order or of one of its items. */
export function DeliveryProgress({ filesDone, filesExpected, bytes }: DeliveryProgressProps) {
  const t = useText('delivery')
  const { size, count } = useFormat()
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
    </div>
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
