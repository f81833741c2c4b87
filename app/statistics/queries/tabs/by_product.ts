import type { Asked } from '#statistics/domain/asked'
import type { ChartOf } from '#statistics/domain/figures'
import { leadingToOrders } from '#statistics/domain/orders_behind'
import { productSalesList } from '#statistics/lists/product_sales_list'
import { comparedFigures } from '#statistics/queries/over_time'
import { productSums, type ProductSums } from '#statistics/queries/product_sums'
import { withEarlier } from '#statistics/queries/ranked_before'

const MOST_BARS = 12

const FIGURES = {
  products: { of: ({ products }: ProductSums) => products, isMoney: false },
  items: { of: ({ items }: ProductSums) => items, isMoney: false },
  days: { of: ({ days }: ProductSums) => days, isMoney: false },
  price: { of: ({ priceCents }: ProductSums) => priceCents, isMoney: true },
}

export const productFigures = (asked: Asked) => comparedFigures(asked, productSums, FIGURES)

export async function productChart(asked: Asked): Promise<ChartOf> {
  const { content } = await productSalesList.page(
    productSalesList.read({ limit: String(MOST_BARS) }),
    asked
  )
  const codes = new Map(content.map(({ id, code }) => [String(id), code]))
  const bars = content.slice(0, MOST_BARS).map(({ id, name, priceCents }) => ({
    ...{ id: String(id), label: name, values: [priceCents] },
  }))
  const shown = await withEarlier('product', asked, bars)
  const chart: ChartOf = {
    ...{ kind: 'ranked', step: 'day', series: ['price'], isMoney: true },
    bars: shown,
  }
  return leadingToOrders(asked, chart, ({ id }) => ({ product: codes.get(id) }))
}
