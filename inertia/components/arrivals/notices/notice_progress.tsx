import { formatDay, MomentText } from '@kontor/design-system/date_text'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { Text } from '@kontor/design-system/text'
import { usePolling } from '~/hooks/use_polling'
import { useText } from '~/hooks/use_text'
import type { StaffedNotice } from './types'

const EVERY_MS = 2_000

/** Since when and until when it is shown, and how far its mails are while they go out. */
export function NoticeProgress({ notice }: { notice: StaffedNotice }) {
  const t = useText('arrivals/notices')
  const { progress, mails, mailedAt, begunAt, lastDay, by } = notice
  usePolling(EVERY_MS, ['notices'], progress.waiting > 0)
  const { sent, waiting, dead } = progress
  return (
    <>
      <Text role="ui-s" tone="muted">
        {t('since')} <MomentText value={begunAt} />
        {by && `, ${by}`}. {t('until', { day: formatDay(lastDay) })}
      </Text>
      {mailedAt && (
        <ProgressBar
          label={t('mails')}
          value={sent}
          total={mails}
          valueLabel={t(waiting > 0 ? 'progress.going' : 'progress.gone', { sent, mails })}
        />
      )}
      {dead > 0 && (
        <Text role="ui-s" tone="danger">
          {t('progress.back', { count: dead })}
        </Text>
      )}
    </>
  )
}
