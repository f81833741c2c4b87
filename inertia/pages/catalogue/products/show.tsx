import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { PreviewOffer } from '~/components/catalogue/detail/file_preview'
import { parts, ProductMore } from '~/components/catalogue/later'
import { ProductCoverage } from '~/components/catalogue/detail/product_coverage'
import { ProductCrumbs } from '~/components/catalogue/detail/product_crumbs'
import { ProductFacts } from '~/components/catalogue/detail/product_facts'
import { useFileWords } from '~/components/catalogue/detail/use_file_words'
import { WrongDay } from '~/components/catalogue/detail/wrong_day'
import { BuyingPanel } from '~/components/catalogue/quote/buying_panel'
import { isOneOff } from '~/components/catalogue/quote/is_one_off'
import { QuoteBar } from '~/components/catalogue/quote/quote_bar'
import { useChosenDays } from '~/components/catalogue/quote/use_chosen_days'
import { RemarkText } from '~/components/orders/remark_text'
import { ADDRESSES } from '~/components/shell/addresses'
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
  samples: Data.Catalogue.Sample[]
  preview: PreviewOffer
  /** Whether the address names a day that does not exist: other days are proposed then. */
  hasWrongDay: boolean
  /** Days of the whole history that the reader has already. */
  owned: { from: string; to: string }[]
}>

/* Staff see a draft by the same parts. */
export { parts, ProductFacts }

export default function Product(props: Props) {
  const { product, detail, coverage, quote, like, samples, preview } = props
  const { code } = product
  const { appears } = useFileWords(detail)
  const choice = useChosenDays(props)
  const { selection, year } = choice

  return (
    <>
      <ProductCrumbs product={product} />
      <div className="grid items-start gap-x-16 lg:grid-cols-page-quote">
        <div className="max-lg:contents">
          <div className="min-w-0">
            <ProductData product={product} detail={detail} />
            <ProductHead product={product} detail={detail} />
            <ProductFacts product={product} detail={detail} />
            <ProductCoverage
              code={code}
              coverage={coverage}
              publication={appears}
              year={year}
              onYear={choice.setYear}
              days={selection}
              onDays={choice.canOrder ? choice.chooseDays : undefined}
              includesDegraded={selection?.degraded ?? false}
              hasEnded={detail.hasEnded}
              owned={choice.owned}
              knownDays={detail.knownDays}
            />
          </div>
          <div className="min-w-0 max-lg:order-2">
            <ProductMore
              product={product}
              detail={detail}
              like={like}
              samples={samples}
              preview={preview}
              year={year}
            />
          </div>
        </div>
        <div className="min-w-0 max-lg:order-1 max-lg:pt-10 lg:h-full">
          {props.hasWrongDay && choice.canOrder && <WrongDay />}
          <BuyingPanel
            key={code}
            product={product}
            detail={detail}
            quote={quote}
            selection={selection}
            asking={choice.asking}
          />
        </div>
      </div>
      {choice.canOrder && quote && (
        <QuoteBar quote={quote} isCurrent={choice.asking.state === 'current'} />
      )}
    </>
  )
}

function ProductHead({ product, detail }: Pick<Props, 'product' | 'detail'>) {
  const t = useText('catalogue/product')
  const { useCaseCategory, remarkHtml, description } = detail
  return (
    <>
      <PageHead title={product.name} lead={description} crumbs={false} />
      {remarkHtml && !isOneOff(product) && (
        <RemarkText html={remarkHtml} role="body" tone="muted" />
      )}
      {useCaseCategory && (
        <Text role="ui">
          <Link href={`${ADDRESSES.useCases}/${useCaseCategory.id}`}>
            {t('detail.use_cases', { name: useCaseCategory.name })}
          </Link>
        </Text>
      )}
    </>
  )
}
