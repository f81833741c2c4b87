import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { useState } from 'react'
import { NO_FILTER, productsAddress } from '~/components/catalogue/addresses'
import { FieldDictionary } from '~/components/catalogue/detail/field_dictionary'
import { KnownDays } from '~/components/catalogue/detail/known_days'
import { LikeProducts } from '~/components/catalogue/detail/like_products'
import { ProductCoverage } from '~/components/catalogue/detail/product_coverage'
import { ProductFacts } from '~/components/catalogue/detail/product_facts'
import { QuoteBar } from '~/components/catalogue/quote/quote_bar'
import { BuyingPanel } from '~/components/catalogue/quote/buying_panel'
import { isOneOff } from '~/components/catalogue/quote/is_one_off'
import type { Days } from '~/components/catalogue/quote/range_presets'
import { useQuote } from '~/components/catalogue/quote/use_quote'
import { ADDRESSES } from '~/components/shell/addresses'
import { Crumbs } from '~/components/shell/crumbs'
import { PageHead } from '~/components/shell/page_head'
import { ProductData } from '~/components/site/product_data'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
  coverage: Data.Catalogue.Coverage
  quote: Data.Catalogue.Quote | null
  like: Data.Catalogue.Product[]
}>

export default function Product({ product, detail, coverage, quote, like }: Props) {
  const t = useText('catalogue')
  const shell = useText('shell')
  const { ask, wanted, ...asking } = useQuote(product.code)
  const canOrder = isOneOff(product)
  const days = canOrder ? (wanted ?? quote?.lines[0]?.range ?? null) : null
  const [year, setYear] = useState(yearOf(days?.to ?? coverage.lastDay))
  const choose = (chosen: Days) => {
    setYear(yearOf(chosen.to))
    if (canOrder) ask(chosen)
  }
  const { category, name } = product
  const { useCaseCategory, remark, legalDisclaimer } = detail
  const crumbs = [
    { name: shell('home'), href: ADDRESSES.home },
    { name: t('list.title'), href: ADDRESSES.products },
    { name: category.name, href: productsAddress({ ...NO_FILTER, category: category.id }) },
    { name },
  ]

  return (
    <>
      <Crumbs crumbs={crumbs} />
      <div className="grid items-start gap-x-16 lg:grid-cols-page-quote">
        <div className="max-lg:contents">
          <div className="min-w-0">
            <ProductData product={product} detail={detail} />
            <PageHead title={name} lead={detail.description} crumbs={false} />
            {remark && <p className="max-w-reading text-body text-muted">{remark}</p>}
            {useCaseCategory && (
              <p className="text-ui">
                <Link href={`${ADDRESSES.useCases}/${useCaseCategory.id}`}>
                  {t('detail.use_cases', { name: useCaseCategory.name })}
                </Link>
              </p>
            )}
            <ProductFacts product={product} detail={detail} />
            <ProductCoverage
              coverage={coverage}
              year={year}
              onYear={setYear}
              days={days}
              onDays={choose}
            />
          </div>
          <div className="min-w-0 max-lg:order-2">
            <KnownDays knownDays={detail.knownDays} year={year} />
            <FieldDictionary fields={detail.fields} />
            {legalDisclaimer && <p className="pt-6 text-ui-s text-subtle">{legalDisclaimer}</p>}
            <LikeProducts name={name} products={like} />
          </div>
        </div>
        <div className="min-w-0 max-lg:order-1 max-lg:pt-10 lg:h-full">
          <BuyingPanel product={product} quote={quote} days={days} onDays={choose} {...asking} />
        </div>
      </div>
      {canOrder && quote && <QuoteBar quote={quote} />}
    </>
  )
}

const yearOf = (day: string | null) => Number((day ?? new Date().toISOString()).slice(0, 4))
