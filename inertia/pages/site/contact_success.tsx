import { MessageSent, type Sent } from '~/components/site/messages/message_sent'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<Sent & { isFundData: boolean }>

/** A request for a subscription of fund data comes here as well. */
export default function ContactSuccess({ isFundData, ...sent }: Props) {
  const t = useText('site/messages')
  return (
    <MessageSent
      sent={sent}
      title={t(isFundData ? 'success.fund_title' : 'success.title')}
      text={t(isFundData ? 'success.fund_text' : 'success.text')}
    />
  )
}
