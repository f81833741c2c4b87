import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { LedgerFile } from './types'

interface FileStateProps {
  file: LedgerFile & { percent?: number | null }
  /** The day on which the window ended, when it has. */
  endedOn?: string
}

/** How a file stands, in words: ready, begun until when, downloaded on which day. */
export function FileState({ file, endedOn }: FileStateProps) {
  const t = useText('delivery/files')
  if (file.state === 'Used') {
    const date = file.usedAt ? formatMoment(file.usedAt) : ''
    return <StatusBadge status="downloaded" label={t('states.used', { date })} />
  }
  if (file.state === 'Preparing') {
    const { percent } = file
    if (!percent) return <StatusBadge status="queued" label={t('states.preparing')} />
    const detail = t('states.percent', { percent })
    return <StatusBadge status="running" label={t('states.preparing')} detail={detail} />
  }
  if (endedOn) {
    return (
      <StatusBadge status="expired" label={t('states.expired', { date: formatDay(endedOn) })} />
    )
  }
  if (file.state === 'Claimed') {
    const moment = file.claimEndsAt ? formatMoment(file.claimEndsAt) : ''
    const detail = t('states.claimed_until', { moment })
    return <StatusBadge status="running" label={t('states.claimed')} detail={detail} />
  }
  return <StatusBadge status="ready" label={t('states.ready')} />
}
