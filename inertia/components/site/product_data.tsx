import type { Data } from '@generated/data'
import { useShared } from '~/hooks/use_shared'
import { StructuredData } from './structured_data'

interface ProductDataProps {
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
}

/** A product as a data set and as something that is sold. */
export function ProductData({ product, detail }: ProductDataProps) {
  const { shop, locale } = useShared()
  const { code, name, price, category, venues, firstDay, lastDay } = product
  const { description, format } = detail
  const url = `${shop.url}/product/details/${code}?lang=${locale}`
  const seller = { '@type': 'Organization', 'name': shop.operator, 'url': shop.url }
  const common = { name, description, url, inLanguage: locale }
  const dataset = {
    '@type': 'Dataset',
    ...common,
    'identifier': code,
    'creator': venues.map((venue) => ({ '@type': 'Organization', 'name': venue.name })),
    'provider': seller,
    'license': `${shop.url}/intellectual-property-rights-and-rights-of-use`,
    'isAccessibleForFree': false,
    'encodingFormat': format,
    'temporalCoverage': firstDay && lastDay ? `${firstDay}/${lastDay}` : undefined,
  }
  const offer = price.kind !== 'request' && {
    '@type': 'Offer',
    url,
    seller,
    'price': (price.cents / 100).toFixed(2),
    'priceCurrency': 'EUR',
    'availability': 'https://schema.org/InStock',
  }
  const sold = { '@type': 'Product', ...common, 'sku': code, 'category': category.name }
  const graph = [dataset, { ...sold, offers: offer || undefined }]
  return <StructuredData name="product" data={{ '@graph': graph }} />
}
