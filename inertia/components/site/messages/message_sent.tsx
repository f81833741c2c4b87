import { ADDRESSES } from '~/components/shell/addresses'
import { SuccessState } from '~/components/site/success_state'
import { requestAddress } from '~/components/subscriptions/subscription_address'
import { useText } from '~/hooks/use_text'

export type Sent = {
  /** Of a request for a subscription. */
  number: string | null
  /** Whether it stands in the account of whoever looks. */
  isInAccount: boolean
}

/** A message was sent: on to the request in the account where there is one, else to the products. */
export function MessageSent({ sent, title, text }: { sent: Sent; title: string; text: string }) {
  const t = useText('site/messages')
  const { number, isInAccount } = sent
  const browse = { href: ADDRESSES.products, action: t('success.browse') }
  if (!number || !isInAccount) return <SuccessState {...{ title, text }} {...browse} />
  return (
    <SuccessState
      title={title}
      text={text}
      href={requestAddress(number)}
      action={t('success.request_open')}
      also={browse}
    />
  )
}
