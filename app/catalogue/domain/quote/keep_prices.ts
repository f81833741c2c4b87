import type { Notice, QuoteLine } from '#catalogue/domain/quote/types'

/** What keeps even a settled price from being ordered. */
const STILL_HINDERS = [
  'catalogue.errors.region',
  'catalogue.errors.not_orderable',
  'catalogue.errors.no_files',
  'catalogue.errors.filter_unknown',
  'catalogue.errors.isins_unavailable',
]

/** Says what now hinders an order. Higher prices, other levels and minimal days do not. */
export function keepPrices(saved: QuoteLine[], current: QuoteLine[]): QuoteLine[] {
  const now = new Map(current.map((line) => [line.lineId, line]))
  return saved.map((line) => {
    const errors = now.get(line.lineId)?.errors.filter(hinders) ?? [gone(line)]
    return { ...line, errors }
  })
}

const hinders = ({ code }: Notice) => STILL_HINDERS.includes(code)

const gone = ({ product }: QuoteLine): Notice => ({
  code: 'catalogue.errors.product_unknown',
  params: { product: product.code },
})
