import { Meter } from '@kontor/design-system/meter'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type QuotaFigures = {
  totalCents: number
  usedCents: number
  remainingCents: number
  reservedCents: number
  dateFrom: string
  dateTo: string
}

/** How much of a quota is used and reserved, in figures and as a bar. */
export function QuotaBar({ quota }: { quota: QuotaFigures }) {
  const t = useText('orders/quota')
  const { money, day } = useFormat()
  const { totalCents, usedCents, remainingCents, reservedCents } = quota
  return (
    <Meter
      label={t('meter.label', { from: day(quota.dateFrom), to: day(quota.dateTo) })}
      value={usedCents - reservedCents}
      reserved={reservedCents}
      max={totalCents}
      valueText={t('meter.figures', {
        used: money(usedCents),
        total: money(totalCents),
        remaining: money(remainingCents),
      })}
    />
  )
}
