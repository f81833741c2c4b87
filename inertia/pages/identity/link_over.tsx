import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export default function LinkOver() {
  const t = useText('identity')
  return (
    <Outcome title={t('password.over_title')} text={t('password.over_text')}>
      <LinkButton href="/password/forgotten" variant="primary">
        {t('password.over_action')}
      </LinkButton>
      <Link href={ADDRESSES.signIn}>{t('password.back')}</Link>
    </Outcome>
  )
}
