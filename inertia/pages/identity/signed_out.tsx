import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Reason =
  | 'none'
  | 'default'
  | 'timeout'
  | 'insufficient_roles'
  | 'locked'
  | 'merged'
  | 'undefined_state'
  | 'second_factor_missing'
  | 'failed'

export default function SignedOut({ reason }: InertiaProps<{ reason: Reason }>) {
  const t = useText('identity/sign_in')
  const isShopOpen = useIsShopOpen()
  const needsSupport = reason === 'locked' || reason === 'undefined_state'
  return (
    <Outcome
      title={t(`signed_out.${reason}`)}
      tabTitle={t(reason === 'timeout' ? 'signed_out.timeout_title' : 'signed_out.title')}
      text={
        <>
          {!needsSupport && <p>{t(`signed_out.${reason}_text`)}</p>}
          {(needsSupport || reason === 'failed') && <Support />}
        </>
      }
    >
      <LinkButton href={ADDRESSES.home} variant="primary">
        {t('signed_out.home')}
      </LinkButton>
      {!needsSupport && <Link href={ADDRESSES.signIn}>{t('signed_out.again')}</Link>}
      {reason === 'insufficient_roles' && isShopOpen && (
        <Link href="/register?for=employees">{t('signed_out.roles')}</Link>
      )}
    </Outcome>
  )
}

function Support() {
  const t = useText('identity/sign_in')
  const { shop } = useShared()
  return (
    <>
      <p>
        {t('signed_out.email')}:{' '}
        <Link href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</Link>
      </p>
      <p>
        {t('signed_out.phone')}:{' '}
        <Link href={`tel:${shop.supportPhone.replaceAll(' ', '')}`}>{shop.supportPhone}</Link>
      </p>
    </>
  )
}
