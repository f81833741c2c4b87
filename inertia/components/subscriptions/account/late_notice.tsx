import { Switch } from '@kontor/design-system/switch'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { subscriptionAddress } from '../subscription_address'
import type { HeldSubscription } from '../types'

/** Whether a mail tells of a late day, and again when it has come. */
export function LateNotice({ subscription }: { subscription: HeldSubscription }) {
  const t = useText('subscriptions/held')
  const { post, isPending } = usePost(
    `${subscriptionAddress(subscription.typeId)}/late-notices`,
    'put'
  )
  return (
    <Switch
      isSelected={subscription.isToldLate}
      onChange={(isTold) => post({ isTold })}
      isDisabled={isPending}
    >
      {t('late')}
    </Switch>
  )
}
