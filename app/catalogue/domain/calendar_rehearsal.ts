import { reachesMinimalDays } from '#catalogue/domain/quote/minimal_days'
import type { QuoteLine } from '#catalogue/domain/quote/types'

type ProductDays = { code: string; name: string; charged: number; missing: number }
type OpenLine = { kind: 'basket' | 'quote'; key: string; line: QuoteLine }
type Measured = { products: ProductDays[]; lines: OpenLine[]; isMore: boolean }

export type LineEffect = {
  kind: 'basket' | 'quote'
  /** Label of a saved quote; of a basket nothing is said. */
  label: string | null
  product: string
  from: string
  to: string
  businessDays: [before: number, after: number]
  countedDays: [before: number, after: number]
  priceCents: [before: number, after: number]
  /** Could be ordered, and cannot any more. */
  fallsShort: boolean
}

export type Rehearsal = {
  products: { code: string; name: string; charged: number; missing: number }[]
  baskets: number
  quotes: number
  /** There are more baskets or saved quotes than were looked at. */
  isMore: boolean
  lines: LineEffect[]
}

/** What a change makes of what is sold and open: two measurements, compared. */
export function compareMeasured(before: Measured, after: Measured): Rehearsal {
  const earlier = new Map(before.products.map((one) => [one.code, one]))
  const products = after.products
    .map(({ code, name, charged, missing }) => ({
      ...{ code, name },
      charged: charged - (earlier.get(code)?.charged ?? 0),
      missing: missing - (earlier.get(code)?.missing ?? 0),
    }))
    .filter(({ charged, missing }) => charged !== 0 || missing !== 0)
  const later = new Map(after.lines.map((one) => [placeOf(one), one]))
  const lines = before.lines.flatMap((one) => {
    const next = later.get(placeOf(one))
    return next ? effectOf(one, next) : []
  })
  const [baskets, quotes] = [keysOf(before, 'basket'), keysOf(before, 'quote')]
  return { products, baskets, quotes, isMore: before.isMore, lines }
}

const placeOf = ({ kind, key, line }: OpenLine) => `${kind} ${key} ${line.lineId}`

/** Baskets, or saved quotes, with a changed day in them. */
const keysOf = ({ lines }: Measured, kind: OpenLine['kind']) =>
  new Set(lines.filter((one) => one.kind === kind).map(({ key }) => key)).size

function effectOf({ kind, key, line }: OpenLine, { line: next }: OpenLine): LineEffect[] {
  const isSame =
    line.businessDays === next.businessDays &&
    line.countedDays === next.countedDays &&
    line.priceCents === next.priceCents
  if (isSame) return []
  const reaches = ({ businessDays, minimalDays }: QuoteLine) =>
    reachesMinimalDays(businessDays, minimalDays)
  return [
    {
      ...{ kind, label: kind === 'quote' ? key : null, product: line.product.name },
      ...line.range,
      businessDays: [line.businessDays, next.businessDays],
      countedDays: [line.countedDays, next.countedDays],
      // A saved quote keeps its price; what it delivers changes.
      priceCents: [line.priceCents, kind === 'quote' ? line.priceCents : next.priceCents],
      fallsShort: reaches(line) && !reaches(next),
    },
  ]
}
