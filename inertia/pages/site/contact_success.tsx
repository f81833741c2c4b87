import { ADDRESSES } from '~/components/shell/addresses'
import { SuccessState } from '~/components/site/success_state'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function ContactSuccess({ isFundData }: InertiaProps<{ isFundData: boolean }>) {
  const t = useText('site/messages')
  return (
    <SuccessState
      title={t(isFundData ? 'success.fund_title' : 'success.title')}
      text={t(isFundData ? 'success.fund_text' : 'success.text')}
      href={ADDRESSES.products}
      action={t('success.browse')}
    />
  )
}
