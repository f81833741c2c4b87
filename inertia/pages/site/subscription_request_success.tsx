import { ADDRESSES } from '~/components/shell/addresses'
import { SuccessState } from '~/components/site/success_state'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = { number: string | null }

/** Says the number, by which it is found again in the account and in mails. */
export default function SubscriptionRequestSuccess({ number }: InertiaProps<Props>) {
  const t = useText('site/messages')
  return (
    <SuccessState
      title={number ? t('success.request_number', { number }) : t('success.request_title')}
      text={t('success.request_text')}
      href={ADDRESSES.products}
      action={t('success.browse')}
    />
  )
}
