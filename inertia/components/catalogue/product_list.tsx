import type { Data } from '@generated/data'
import { CoverageAxis, CoverageLegend } from '@kontor/design-system/coverage_ribbon'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { LIST_COLUMNS, type Axis } from './list_axis'
import { ProductRow } from './product_row'

type Product = Data.Catalogue.Product

interface Group {
  id: string
  name: string | null
  products: Product[]
}

interface ProductListProps {
  products: Product[]
  axis: Axis | null
  /** Rows of a category stand under its name, as long as the order is that of the categories. */
  isGrouped: boolean
  /** The list shows products with samples: their rows lead to the order form as well. */
  offersSamples: boolean
  /** Securities that were searched for, to be taken along to the products. */
  isins: readonly string[]
  /** Days that were searched for, by the product's code. */
  days: Readonly<Record<string, { from: string; to: string }>>
}

/** Products on one axis of time, so that histories can be compared at a glance. */
export function ProductList(props: ProductListProps) {
  const { products, axis, isGrouped, offersSamples, isins, days } = props
  const t = useText('catalogue/days')
  const productsText = useText('catalogue/products')
  const groups: Group[] = isGrouped ? groupsOf(products) : [{ id: 'all', name: null, products }]
  return (
    <>
      <CoverageLegend
        items={[
          { state: 'available', label: t('legend.month') },
          { state: 'degraded', label: t('legend.month_degraded') },
          { state: 'missing', label: t('legend.month_missing') },
        ]}
      />
      <div
        className={`sticky top-0 z-100 mt-2 hidden items-end gap-x-8 border-b border-line-ink bg-canvas pt-3 pb-1 lg:grid ${LIST_COLUMNS}`}
      >
        <Text as="span" role="label" tone="muted">
          {productsText('list.product')}
        </Text>
        <div>{axis && <CoverageAxis {...axis} width={460} />}</div>
        <div className="text-end">
          <Text as="span" role="label" tone="muted">
            {productsText('list.price')}
          </Text>
        </div>
      </div>
      {groups.map(({ id, name, products: rows }) => (
        <section key={id} aria-label={name ?? productsText('list.title')}>
          {name && (
            <div className="border-b border-line pt-6 pb-2">
              <Heading level={2} size="label">
                {name}
              </Heading>
            </div>
          )}
          {rows.map((product) => (
            <ProductRow
              key={product.code}
              product={product}
              axis={axis}
              offersSamples={offersSamples}
              isins={isins}
              days={days[product.code]}
            />
          ))}
        </section>
      ))}
    </>
  )
}

function groupsOf(products: Product[]): Group[] {
  const byCategory = new Map<string, Group>()
  for (const product of products) {
    const { id, name } = product.category
    const group = byCategory.get(id) ?? { id, name, products: [] }
    group.products.push(product)
    byCategory.set(id, group)
  }
  return [...byCategory.values()]
}
