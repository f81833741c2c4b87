import { formatMoment } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** Says why nothing can be changed while a payment is under way, until when, and where it can be seen. */
export function LockedNote({ until, step }: { until: string | null; step: number }) {
  const t = useText('basket/checkout')
  const errorsText = useText('basket/errors')
  if (!until) return null
  return (
    <div className="pt-4">
      <Note
        tone="brass"
        isAnnounced
        title={t('lock.title')}
        actions={step < 3 && <Link href="/basket/3">{t('lock.open')}</Link>}
      >
        <p>{errorsText('locked_checkout')}</p>
        <p>{t('lock.until', { time: formatMoment(until) })}</p>
      </Note>
    </div>
  )
}
