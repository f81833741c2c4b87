import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'

export default function PrivacyNoticeSuccess() {
  const t = useText('identity/registration')
  const isShopOpen = useIsShopOpen()
  return (
    <Outcome title={t('privacy.success_title')} text={t('privacy.success_text')}>
      <LinkButton href={ADDRESSES.home} variant="primary">
        {t('privacy.success_home')}
      </LinkButton>
      {isShopOpen && <Link href={ADDRESSES.products}>{t('privacy.success_products')}</Link>}
    </Outcome>
  )
}
