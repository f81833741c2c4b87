import { ADDRESSES } from '~/components/shell/addresses'
import { SuccessState } from '~/components/site/success_state'
import { useText } from '~/hooks/use_text'

export default function TrialSuccess() {
  const t = useText('catalogue/trials')
  return (
    <SuccessState
      title={t('success.title')}
      text={t('success.text')}
      href={ADDRESSES.products}
      action={t('success.browse')}
    />
  )
}
