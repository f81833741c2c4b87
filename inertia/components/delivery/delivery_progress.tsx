import { Text } from '@kontor/design-system/text'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { dayOrTime } from './day_or_time'
import { useLive } from './live/live_delivery'

interface DeliveryProgressProps {
  filesDone: number
  filesExpected: number
  bytes: number
  /** When everything is ready at the usual pace, as far as that can be said. */
  readyAt?: string | null
}

/** How many files are there already, live where the page follows it, and until when. */
export function DeliveryProgress(props: DeliveryProgressProps) {
  const t = useText('delivery/files')
  const { size, count } = useFormat()
  const { filesDone, filesExpected, bytes, readyAt = null } = useLive().progress ?? props
  const counted = { count: filesExpected, total: count(filesExpected), done: count(filesDone) }
  const files = t('progress.files', counted)
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

function ReadyAt({ at }: { at: string }) {
  const t = useText('delivery/files')
  const { isToday, time, moment } = dayOrTime(at)
  return (
    <Text role="ui-s" tone="muted">
      {isToday ? t('progress.ready_at', { time }) : t('progress.ready_day', { moment })}
    </Text>
  )
}
