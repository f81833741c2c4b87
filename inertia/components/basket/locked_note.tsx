import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

/** Says why nothing can be changed while a payment is under way, and until when. */
export function LockedNote({ until }: { until: string | null }) {
  const t = useText('basket')
  if (!until) return null
  return (
    <div role="status" className="mt-4 border-s-2 border-warning bg-warning-subtle px-4 py-3">
      <Text as="div" role="ui">
        <Text role="inherit" tone="inherit" weight="semibold">
          {t('lock.title')}
        </Text>
        <p>{t('errors.locked_checkout')}</p>
        <p className="text-muted">{t('lock.until', { time: formatMoment(until) })}</p>
      </Text>
    </div>
  )
}
