import type { Data } from '@generated/data'
import { ADDRESSES } from '~/components/shell/addresses'
import { Crumbs } from '~/components/shell/crumbs'
import { useText } from '~/hooks/use_text'
import { NO_FILTER, productsAddress } from '../addresses'

/** The way from the start page over the category to the product. */
export function ProductCrumbs({ product }: { product: Data.Catalogue.Product }) {
  const t = useText('catalogue/products')
  const shell = useText('shell/frame')
  const { category, name } = product
  const crumbs = [
    { name: shell('home'), href: ADDRESSES.home },
    { name: t('list.title'), href: ADDRESSES.products },
    { name: category.name, href: productsAddress({ ...NO_FILTER, category: category.id }) },
    { name },
  ]
  return <Crumbs crumbs={crumbs} />
}
