import { Button } from '@kontor/design-system/button'
import { Text } from '@kontor/design-system/text'
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
  const isAnswered = request.state !== 'New'
  return (
    <span className="inline-grid justify-items-end gap-1.5">
      <span className="flex flex-col gap-2">
        <Button onPress={onConfirm} isDisabled={isAnswered}>
          {t('confirm.action')}
        </Button>
        <Button onPress={onReject} isDisabled={isAnswered}>
          {t('reject.action')}
        </Button>
      </span>
      {isAnswered && (
        <Text as="span" role="ui-s" tone="muted">
          {t('only_new')}
        </Text>
      )}
    </span>
  )
}
