import type { Asked } from '#statistics/domain/asked'
import type { ChartOf, FigureOf } from '#statistics/domain/figures'
import { productSalesList } from '#statistics/lists/product_sales_list'
import { productSums } from '#statistics/queries/product_sums'

const MOST_BARS = 12

export async function productFigures(asked: Asked): Promise<FigureOf[]> {
  const { products, items, days, priceCents } = await productSums(asked)
  return [
    { id: 'products', value: products, isMoney: false },
    { id: 'items', value: items, isMoney: false },
    { id: 'days', value: days, isMoney: false },
    { id: 'price', value: priceCents, isMoney: true },
  ]
}

/** The products that brought in most. */
export async function productChart(asked: Asked): Promise<ChartOf> {
  const { content } = await productSalesList.page(
    productSalesList.read({ limit: String(MOST_BARS) }),
    asked
  )
  const bars = content.slice(0, MOST_BARS).map(({ id, name, priceCents }) => ({
    ...{ id: String(id), label: name, values: [priceCents] },
  }))
  return { kind: 'ranked', step: 'day', series: ['price'], isMoney: true, bars }
}
