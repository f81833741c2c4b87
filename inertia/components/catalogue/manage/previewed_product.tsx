import type { Data } from '@generated/data'
import { Heading, Text } from '@kontor/design-system/text'
import { VenueMarks } from '@kontor/design-system/venue_mark'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { venueOf } from '../venue'

type Product = Data.Catalogue.Product

/** A product as its list says it, in parts of staff's own: visitors would load those of the list in more files. */
export function PreviewedProduct({ product }: { product: Product }) {
  const shell = useText('shared/words')
  return (
    <article className="grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <Heading level={3} size="display-xs">
          {product.name}
        </Heading>
        <div className="pt-1 pb-2">
          <Text role="ui-s" tone="muted" measure>
            {product.description}
          </Text>
        </div>
        <VenueMarks
          venues={product.venues.map(venueOf)}
          moreLabel={(count) => shell('and_more', { count })}
        />
      </div>
      <div className="sm:text-end">
        <Text as="div" role="ui-s" tone="muted" isTabular>
          <Price product={product} />
        </Text>
      </div>
    </article>
  )
}

function Price({ product }: { product: Product }) {
  const t = useText('catalogue/products')
  const { money } = useFormat()
  const { price, minimalDays, smallestOrderDayCents, buyingOptions } = product
  if (price.kind === 'request' || !buyingOptions.includes('otp')) return <p>{t('price.request')}</p>
  return (
    <>
      <p>
        {t('price.from')}{' '}
        <Text as="span" role="body-l" weight="medium">
          {money(smallestOrderDayCents ?? price.cents)}
        </Text>
        {t('price.day')}
      </p>
      <p>{t('price.minimum', { count: minimalDays })}</p>
    </>
  )
}
