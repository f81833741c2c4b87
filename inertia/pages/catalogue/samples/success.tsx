import { ADDRESSES } from '~/components/shell/addresses'
import { SuccessState } from '~/components/site/success_state'
import { useText } from '~/hooks/use_text'

export default function SampleDataSuccess() {
  const t = useText('catalogue/samples')
  return (
    <SuccessState
      title={t('success.title')}
      text={t('success.text')}
      href={ADDRESSES.products}
      action={t('success.browse')}
    />
  )
}
