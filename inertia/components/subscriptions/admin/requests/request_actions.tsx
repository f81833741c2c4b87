import { GatedAction } from '@kontor/design-system/gated_action'
import { useText } from '~/hooks/use_text'
import type { SubscriptionRequest } from './types'

interface ActionsProps {
  request: SubscriptionRequest
  onConfirm: () => void
  onReject: () => void
}

/** The two answers to a request; to one that is answered neither can be given. */
export function RequestActions({ request, onConfirm, onReject }: ActionsProps) {
  const t = useText('subscriptions/subscription_requests')
  const reason = request.state === 'New' ? undefined : t('only_new')
  return (
    <span className="flex flex-wrap items-start justify-end gap-2">
      <GatedAction align="end" reason={reason} onPress={onConfirm}>
        {t('confirm.action')}
      </GatedAction>
      <GatedAction align="end" reason={reason} onPress={onReject}>
        {t('reject.action')}
      </GatedAction>
    </span>
  )
}
