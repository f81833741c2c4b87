import { MessageSent, type Sent } from '~/components/site/messages/message_sent'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Says the number, by which it is found again in the account and in mails. */
export default function SubscriptionRequestSuccess(sent: InertiaProps<Sent>) {
  const t = useText('site/messages')
  const { number } = sent
  return (
    <MessageSent
      sent={sent}
      title={number ? t('success.request_number', { number }) : t('success.request_title')}
      text={t('success.request_text')}
    />
  )
}
