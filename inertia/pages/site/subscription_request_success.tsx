import { ADDRESSES } from '~/components/shell/addresses'
import { SuccessState } from '~/components/site/success_state'
import { useText } from '~/hooks/use_text'

export default function SubscriptionRequestSuccess() {
  const t = useText('site/messages')
  return (
    <SuccessState
      title={t('success.request_title')}
      text={t('success.request_text')}
      href={ADDRESSES.products}
      action={t('success.browse')}
    />
  )
}
