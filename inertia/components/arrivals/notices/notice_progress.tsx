import { usePoll } from '@inertiajs/react'
import { formatDay, MomentText } from '@kontor/design-system/date_text'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { Text } from '@kontor/design-system/text'
import { useEffect } from 'react'
import { useText } from '~/hooks/use_text'
import type { StaffedNotice } from './types'

const EVERY = 2_000

/** Since when and until when it is shown, and how far its mails are while they go out. */
export function NoticeProgress({ notice }: { notice: StaffedNotice }) {
  const t = useText('arrivals/notices')
  const { progress, mails, mailedAt, begunAt, lastDay, by } = notice
  useFresh(progress.waiting > 0)
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

/** Asks again while mails go out. */
function useFresh(isLive: boolean) {
  const { start, stop } = usePoll(EVERY, { only: ['notices'] }, { autoStart: false })
  useEffect(() => {
    if (!isLive) return
    start()
    return stop
  }, [isLive, start, stop])
}
