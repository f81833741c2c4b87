import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import type { NavigationLink } from '@kontor/design-system/app_header'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'

/** The places a person may go to: everybody's, then the account, then the administration. */
export function useNavigation(): NavigationLink[] {
  const t = useText('shell/frame')
  const { user } = useShared()
  const { url } = usePage()
  const ofTheShop: [string, string][] = [
    [ADDRESSES.products, t('nav.products')],
    [ADDRESSES.useCases, t('nav.use_cases')],
    [ADDRESSES.faq, t('nav.faq')],
    [ADDRESSES.contact, t('nav.contact')],
  ]
  const places = useIsShopOpen() ? ofTheShop : []
  if (user?.hasAgreed) places.push([ADDRESSES.account, t('nav.account')])
  const admin = user && adminOf(user)
  if (admin) places.push([admin, t('nav.admin')])
  return places.map(([href, label]) => ({
    ...{ href, label },
    isCurrent: isAt(url, href === admin ? ADDRESSES.admin : href),
  }))
}

/** The desk for those who have one, else all that their roles open. */
function adminOf({ adminPlaces }: NonNullable<Data.SharedProps['user']>): string | null {
  if (adminPlaces.length === 0) return null
  const desk = adminPlaces.flatMap(({ places }) => places).find(({ name }) => name === 'today')
  return desk?.path ?? ADDRESSES.admin
}

/** Pages of the catalogue whose addresses do not begin like that of the overview. */
const OF_PRODUCTS = ['/product', '/a7product', '/sample-data']

/** A place is current on its own page and on those below it; products also on all of theirs. */
function isAt(url: string, href: string): boolean {
  const path = url.split('?')[0]!
  const starts = href === ADDRESSES.products ? [href, ...OF_PRODUCTS] : [href]
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}
