import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { useId } from 'react'
import { useText } from '~/hooks/use_text'
import type { SubscriptionRequest } from './types'

interface ActionsProps {
  request: SubscriptionRequest
  onConfirm: () => void
  onReject: () => void
}

/** The two answers to a request; to one that is answered neither can be given, for one reason. */
export function RequestActions({ request, onConfirm, onReject }: ActionsProps) {
  const t = useText('subscriptions/subscription_requests')
  const id = useId()
  const isAnswered = request.state !== 'New'
  const reasonAt = isAnswered ? id : undefined
  return (
    <span className="inline-grid justify-items-end gap-1.5">
      <span className="flex flex-col gap-2">
        <GatedAction isBlock onPress={onConfirm} reasonAt={reasonAt}>
          {t('confirm.action')}
        </GatedAction>
        <GatedAction isBlock onPress={onReject} reasonAt={reasonAt}>
          {t('reject.action')}
        </GatedAction>
      </span>
      {isAnswered && (
        <Text as="span" role="ui-s" tone="muted" id={id}>
          {t('only_new')}
        </Text>
      )}
    </span>
  )
}
