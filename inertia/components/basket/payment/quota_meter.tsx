import { Meter } from '@kontor/design-system/meter'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Offer } from './types'

type Props = { quota: NonNullable<Offer['quota']>; orderCents: number }

/** How much of the quota is used, and what is left after this order. */
export function QuotaMeter({ quota, orderCents }: Props) {
  const t = useText('orders/quota')
  const { money, day } = useFormat()
  const { totalCents, usedCents, remainingCents, reservedCents } = quota
  const left = remainingCents - orderCents
  return (
    <div className="grid max-w-100 gap-1.5 pt-3">
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
      {left >= 0 && (
        <Text role="ui-s" tone="muted">
          {t('meter.after', { remaining: money(left) })}
        </Text>
      )}
    </div>
  )
}
