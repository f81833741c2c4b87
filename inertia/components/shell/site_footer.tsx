import { AppFooter } from '@kontor/design-system/app_footer'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'

/** Foot of every page: who runs the shop, and the same help in the same place. */
export function SiteFooter() {
  const t = useText('shell')
  const { shop } = useShared()
  return (
    <AppFooter
      brand={shop.name}
      groups={[
        {
          title: t('footer.shop'),
          links: [
            { href: ADDRESSES.products, label: t('nav.products') },
            { href: ADDRESSES.useCases, label: t('nav.use_cases') },
            { href: ADDRESSES.data, label: t('footer.data') },
            { href: ADDRESSES.infoCenter, label: t('footer.info_center') },
          ],
        },
        {
          title: t('footer.help'),
          links: [
            { href: ADDRESSES.faq, label: t('nav.faq') },
            { href: ADDRESSES.contact, label: t('nav.contact') },
            { href: ADDRESSES.subscriptionRequest, label: t('footer.subscription_request') },
            { href: ADDRESSES.apiReference, label: t('footer.api') },
          ],
        },
        {
          title: t('footer.legal'),
          links: [
            { href: ADDRESSES.terms, label: t('footer.terms') },
            { href: ADDRESSES.privacy, label: t('footer.privacy') },
            { href: ADDRESSES.withdrawal, label: t('footer.withdrawal') },
            { href: ADDRESSES.rights, label: t('footer.rights') },
            { href: ADDRESSES.disclaimer, label: t('footer.disclaimer') },
            { href: ADDRESSES.imprint, label: t('footer.imprint') },
            { href: ADDRESSES.trademarks, label: t('footer.trademarks') },
          ],
        },
      ]}
    >
      <p>{t('footer.about', { operator: shop.operator, city: shop.city })}</p>
    </AppFooter>
  )
}
