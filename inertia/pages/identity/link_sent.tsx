import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export default function LinkSent() {
  const t = useText('identity/password')
  return (
    <Outcome title={t('sent_title')} text={t('sent_text')}>
      <LinkButton href={ADDRESSES.signIn}>{t('back')}</LinkButton>
    </Outcome>
  )
}
