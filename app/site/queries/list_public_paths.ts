import shop from '#config/shop'
import { listUseCases, listVisibleProducts } from '#catalogue'
import { isClosed } from '#site/queries/is_closed'
import { DOCUMENTS } from '#site/domain/documents'

const PAGES = ['/', '/products', '/use-cases', '/contact', '/subscription-request', '/register']

/** Paths of all pages that anybody may read and find now. */
export async function listPublicPaths(): Promise<string[]> {
  const [products, categories] = await Promise.all([listVisibleProducts('en'), listUseCases('en')])
  const paths = [
    ...PAGES,
    ...Object.values(DOCUMENTS),
    ...categories.map(({ id }) => `/use-cases/${id}`),
    ...products.map(({ code }) => pathOf(code)),
  ]
  return paths.filter((path) => !isClosed(shop.decommission.phase, 'GET', path))
}

/** Analytics products, whose codes contain A7, have their own page. */
const pathOf = (code: string) =>
  `/${code.includes('A7') ? 'a7product' : 'product'}/details/${encodeURIComponent(code)}`
