import shop from '#config/shop'
import { listVisibleProducts } from '#catalogue'
import type { User } from '#identity'
import type { OpenGroup } from '#site/queries/admin_groups'
import { isClosed } from '#site/queries/is_closed'
import type { Locale } from '#shared/i18n'
import { hasPage } from '#site/queries/has_page'
import { listAdminPlaces } from '#site/queries/list_admin_places'
import { palettePlaces, type PalettePlace } from '#site/queries/palette_places'

export type Palette = {
  pages: PalettePlace[]
  account: PalettePlace[]
  admin: OpenGroup[]
  products: { code: string; name: string; category: string }[]
}

/** Everywhere a person may go by typing; only what exists, is open to them and has not closed. */
export async function listPalette(user: User | null, locale: Locale): Promise<Palette> {
  const places = palettePlaces(user ? 'account' : 'visitors', locale)
  const mayEnter = user === null || user.hasAgreedToPrivacyNotice
  return {
    pages: palettePlaces('all', locale).filter(isOpen),
    account: mayEnter ? places.filter(isOpen) : [],
    admin: user ? listAdminPlaces(user, locale) : [],
    products: isOpen({ path: '/products' }) ? await productsOf(locale) : [],
  }
}

const isOpen = ({ path }: { path: string }) =>
  hasPage(path) && !isClosed(shop.decommission.phase, 'GET', path)

async function productsOf(locale: Locale) {
  const products = await listVisibleProducts(locale)
  return products.map(({ code, name, category }) => ({ code, name, category }))
}
