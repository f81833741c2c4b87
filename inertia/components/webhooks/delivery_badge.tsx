import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { HookDelivery } from './types'

const LOOKS = { Waiting: 'waiting', Delivered: 'succeeded', Failed: 'failed' }

interface DeliveryBadgeProps {
  state: HookDelivery['state']
  /** What the last try came to. */
  detail?: string
}

export function DeliveryBadge({ state, detail }: DeliveryBadgeProps) {
  const t = useText('webhooks/pages')
  return (
    <StatusBadge status={LOOKS[state]} label={t(`log.values.state.${state}`)} detail={detail} />
  )
}
