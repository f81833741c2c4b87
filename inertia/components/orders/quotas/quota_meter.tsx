import { formatDay } from '@kontor/design-system/date_text'
import { Meter } from '@kontor/design-system/meter'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type ShownQuota = {
  id: number
  totalCents: number
  usedCents: number
  remainingCents: number
  reservedCents: number
  dateFrom: string
  dateTo: string
  comment: string | null
}

/** How much of a quota is used, in figures and as a bar. */
export function QuotaMeter({ quota }: { quota: ShownQuota }) {
  const t = useText('orders/quota')
  const { money } = useFormat()
  const { usedCents, reservedCents, totalCents, remainingCents } = quota
  return (
    <div className="max-w-column pb-6">
      <Meter
        label={t('meter.label', { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) })}
        value={usedCents - reservedCents}
        reserved={reservedCents}
        max={totalCents}
        valueText={t('meter.figures', {
          used: money(usedCents),
          total: money(totalCents),
          remaining: money(remainingCents),
        })}
      />
    </div>
  )
}
