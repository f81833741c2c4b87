import { AppFooter } from '@kontor/design-system/app_footer'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { askForCookies } from './cookie_consent'

/** Foot of every page: who runs the shop, and the same help in the same place. */
export function SiteFooter() {
  const t = useText('shell/frame')
  const { shop } = useShared()
  const { ofTheShop, help, legal } = useFootLinks()
  const isOpen = useIsShopOpen()
  const cookies = useCookieEntry()
  const api = { href: ADDRESSES.apiReference, label: t('footer.api') }
  return (
    <AppFooter
      brand={shop.name}
      groups={[
        ...(isOpen ? [{ title: t('footer.shop'), links: ofTheShop }] : []),
        { title: t('footer.help'), links: [...(isOpen ? help : []), api, ...cookies] },
        { title: t('footer.legal'), links: legal },
      ]}
    >
      <p>{t('footer.about', { operator: shop.operator, city: shop.city })}</p>
    </AppFooter>
  )
}

/** What the banner shrinks to; brings it back. */
function useCookieEntry() {
  const t = useText('shell/consent')
  const { cookieConsent } = useShared()
  return cookieConsent ? [{ label: t('manager'), onPress: askForCookies }] : []
}

function useFootLinks() {
  const t = useText('shell/frame')
  return {
    ofTheShop: [
      { href: ADDRESSES.products, label: t('nav.products') },
      { href: ADDRESSES.useCases, label: t('nav.use_cases') },
      { href: ADDRESSES.data, label: t('footer.data') },
      { href: ADDRESSES.infoCenter, label: t('footer.info_center') },
      { href: ADDRESSES.status, label: t('footer.status') },
    ],
    help: [
      { href: ADDRESSES.faq, label: t('nav.faq') },
      { href: ADDRESSES.contact, label: t('nav.contact') },
      { href: ADDRESSES.subscriptionRequest, label: t('footer.subscription_request') },
    ],
    legal: [
      { href: ADDRESSES.terms, label: t('footer.terms') },
      { href: ADDRESSES.privacy, label: t('footer.privacy') },
      { href: ADDRESSES.withdrawal, label: t('footer.withdrawal') },
      { href: ADDRESSES.rights, label: t('footer.rights') },
      { href: ADDRESSES.disclaimer, label: t('footer.disclaimer') },
      { href: ADDRESSES.imprint, label: t('footer.imprint') },
      { href: ADDRESSES.trademarks, label: t('footer.trademarks') },
    ],
  }
}
