import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export default function LinkOver() {
  const t = useText('identity/password')
  return (
    <Outcome title={t('over_title')} text={t('over_text')}>
      <LinkButton href="/password/forgotten" variant="primary">
        {t('over_action')}
      </LinkButton>
      <Link href={ADDRESSES.signIn}>{t('back')}</Link>
    </Outcome>
  )
}
