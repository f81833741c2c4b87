import { Text } from '@kontor/design-system/text'
import { QuotaBar } from '~/components/orders/quotas/quota_bar'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Offer } from './types'

type Props = { quota: NonNullable<Offer['quota']>; orderCents: number }

/** How much of the quota is used, and what is left after this order. */
export function QuotaMeter({ quota, orderCents }: Props) {
  const t = useText('orders/quota')
  const { money } = useFormat()
  const left = quota.remainingCents - orderCents
  return (
    <div className="grid max-w-100 gap-1.5 pt-3">
      <QuotaBar quota={quota} />
      {left >= 0 && (
        <Text role="ui-s" tone="muted">
          {t('meter.after', { remaining: money(left) })}
        </Text>
      )}
    </div>
  )
}
