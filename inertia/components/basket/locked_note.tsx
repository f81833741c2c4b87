import { formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** Says why nothing can be changed while a payment is under way, and until when. */
export function LockedNote({ until }: { until: string | null }) {
  const t = useText('basket')
  if (!until) return null
  return (
    <div className="pt-4">
      <Note tone="brass" isAnnounced title={t('lock.title')}>
        <p>{t('errors.locked_checkout')}</p>
        <p>{t('lock.until', { time: formatMoment(until) })}</p>
      </Note>
    </div>
  )
}
