import type { Data } from '@generated/data'
import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { Heading, Text } from '@kontor/design-system/text'
import { Link } from '@kontor/design-system/link'
import { VenueMarks } from '@kontor/design-system/venue_mark'
import { useMemo } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { productOfSearch, sampleDataAddress, type AskedAlong } from './addresses'
import { LIST_COLUMNS, type Axis } from './list_axis'
import { PriceFrom } from './price_from'
import { stripMonths } from './strip_months'
import { useHistoryDepth } from './use_history_depth'
import { venueOf } from './venue'

interface ProductRowProps extends AskedAlong {
  product: Data.Catalogue.Product
  axis: Axis | null
  /** Leads to the order form for sample data as well. */
  offersSamples?: boolean
}

/** One product of the overview: what it is, its history on the shared axis, its price. */
export function ProductRow({ product, axis, offersSamples, days, isins }: ProductRowProps) {
  const t = useText('catalogue/products')
  const shell = useText('shared/words')
  return (
    <article
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 border-b border-line py-5 ${LIST_COLUMNS}`}
    >
      <div className="max-sm:col-span-full">
        <Heading level={3} size="display-xs">
          <Link href={productOfSearch(product.code, { days, isins })} variant="title">
            {product.name}
          </Link>
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
        {offersSamples && product.sampleYear && (
          <div className="pt-2">
            <Text role="ui-s">
              <Link href={sampleDataAddress(product.code)}>
                {t('list.sample_year', { year: product.sampleYear })}
                <span className="sr-only">, {product.name}</span>
              </Link>
            </Text>
          </div>
        )}
      </div>
      <History product={product} axis={axis} />
      <div className="max-sm:pt-3 sm:text-end lg:col-start-3">
        <Text as="div" role="ui-s" tone="muted" isTabular>
          <PriceFrom product={product} />
        </Text>
      </div>
    </article>
  )
}

function History({ product, axis }: ProductRowProps) {
  const t = useText('catalogue/products')
  const { day } = useFormat()
  const depth = useHistoryDepth()
  const months = useMemo(() => stripMonths(product), [product])
  const { name, code, firstDay, lastDay } = product
  const [from, to] = [day(firstDay ?? ''), day(lastDay ?? '')]
  return (
    <div className="max-lg:order-last max-lg:col-span-full max-lg:pt-3">
      {axis && firstDay && lastDay && (
        <CoverageRibbon
          variant="list"
          months={months}
          from={axis.from}
          to={axis.to}
          width={460}
          summary={t('list.ribbon', { name, from, to })}
        />
      )}
      <Text as="div" role="caption" tone="subtle" isTabular>
        <p className="flex flex-wrap justify-between gap-x-4 pt-1.5">
          <span>{firstDay && lastDay ? depth(firstDay, lastDay) : t('list.no_history')}</span>
          <Text as="span" role="mono-s" tone="subtle">
            {code}
          </Text>
        </p>
      </Text>
    </div>
  )
}
