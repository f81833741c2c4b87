import { Button } from '@kontor/design-system/button'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { SubscriptionRequest } from './types'

interface ActionsProps {
  request: SubscriptionRequest
  onConfirm: () => void
  onReject: () => void
}

/** The two answers to a request. One that is answered tells its answer beside; here stands why it takes no other. */
export function RequestActions({ request, onConfirm, onReject }: ActionsProps) {
  const t = useText('subscriptions/subscription_requests')
  if (request.state !== 'New') {
    return (
      <span className="inline-block max-w-40 whitespace-normal">
        <Text as="span" role="ui-s" tone="subtle">
          {t('only_new')}
        </Text>
      </span>
    )
  }
  return (
    <span className="inline-flex flex-col gap-2">
      <Button isBlock onPress={onConfirm}>
        {t('confirm.action')}
      </Button>
      <Button isBlock onPress={onReject}>
        {t('reject.action')}
      </Button>
    </span>
  )
}
