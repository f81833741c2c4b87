import { transaction } from '#shared/database'
import type { Cents } from '#shared/domain/money'
import type { ProductFields } from '#catalogue/domain/product_fields'
import { reachesMinimalDays } from '#catalogue/domain/quote/minimal_days'
import type { Quote } from '#catalogue/domain/quote/types'
import { openBaskets } from '#catalogue/ports/open_baskets'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { quoteFor } from '#catalogue/queries/quote_for'
import type { ReferenceData } from '#catalogue/queries/reference_data'

/** What prices a basket; whatever else a draft changes leaves them as they are. */
const PRICES = ['pricing', 'dailyPrice', 'dailyPriceFrom', 'priceGroup', 'minimalDays', 'calendar']

export const MOST = 50

export type DraftEffect = {
  baskets: number
  isMore: boolean
  below: number
  net: [now: Cents, then: Cents]
}

type Wish = {
  changes: ProductFields
  /** The product as it would be, its price from today on. */
  drafted: ProductRow
  reference: ReferenceData
}

/** What baskets with a product would cost if its draft held today; null for a draft that prices nothing. */
export async function draftEffect({
  changes,
  drafted,
  reference,
}: Wish): Promise<DraftEffect | null> {
  if (!PRICES.some((name) => name in changes)) return null
  const found = await basketsWith(drafted.code)
  const then = {
    ...reference,
    productsByCode: new Map(reference.productsByCode).set(drafted.code, drafted),
  }
  const effect: DraftEffect = { baskets: 0, isMore: found.length > MOST, below: 0, net: [0, 0] }
  for (const { selections } of found.slice(0, MOST)) {
    const before = await quoteFor({ selections, reference })
    const after = await quoteFor({ selections, reference: then })
    effect.baskets++
    if (fallsShort(before, after, drafted.code)) effect.below++
    effect.net[0] += before.subtotalCents
    effect.net[1] += after.subtotalCents
  }
  return effect
}

const basketsWith = (code: string) =>
  transaction(async (trx) => {
    const touching = { codes: [code], days: null, most: MOST + 1 }
    const found = []
    for (const lookup of openBaskets.all()) found.push(...(await lookup(trx, touching)))
    return found
  })

const fallsShort = (before: Quote, after: Quote, code: string): boolean =>
  before.lines.some(({ product, lineId, ...line }) => {
    const next = after.lines.find((one) => one.lineId === lineId)
    if (product.code !== code || !next) return false
    return (
      reachesMinimalDays(line.businessDays, line.minimalDays) &&
      !reachesMinimalDays(next.businessDays, next.minimalDays)
    )
  })
