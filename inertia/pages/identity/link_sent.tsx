import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export default function LinkSent() {
  const t = useText('identity')
  return (
    <Outcome title={t('password.sent_title')} text={t('password.sent_text')}>
      <LinkButton href={ADDRESSES.signIn}>{t('password.back')}</LinkButton>
    </Outcome>
  )
}
