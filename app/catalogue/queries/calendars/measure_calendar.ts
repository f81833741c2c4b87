import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { QuoteLine, QuoteSelection } from '#catalogue/domain/quote/types'
import { openBaskets } from '#catalogue/ports/open_baskets'
import { savedSelections } from '#catalogue/queries/calendars/saved_selections'
import { quoteFor } from '#catalogue/queries/quote_for'
import { loadReferenceData } from '#catalogue/queries/reference_data'

/** More baskets and more saved quotes are not quoted again. */
export const MOST = 200

export type ProductDays = { code: string; name: string; charged: number; missing: number }

export type OpenLine = {
  kind: 'basket' | 'quote'
  /** Whose: the basket's owner, or the quote's label. */
  key: string
  line: QuoteLine
}

export type Measured = {
  products: ProductDays[]
  lines: OpenLine[]
  /** There are more baskets or saved quotes than were quoted. */
  isMore: boolean
}

/** What a transaction sees of a calendar's products, and of all that is open and holds one of the days. */
export async function measureCalendar(
  trx: TransactionClientContract,
  code: string,
  days: string[]
): Promise<Measured> {
  const products = await rows<ProductDays>(trx, PRODUCTS, [code])
  const touching = { codes: products.map((one) => one.code), days, most: MOST + 1 }
  const baskets = []
  for (const lookup of openBaskets.all()) baskets.push(...(await lookup(trx, touching)))
  const quotes = await savedSelections(trx, touching)
  const reference = await loadReferenceData(trx)
  const lines: OpenLine[] = []
  const quote = async (kind: OpenLine['kind'], key: string, selections: QuoteSelection[]) => {
    const quoted = await quoteFor({ selections, trx, reference })
    const own = quoted.lines.filter(({ product }) => touching.codes.includes(product.code))
    lines.push(...own.map((line) => ({ kind, key, line })))
  }
  for (const { key, selections } of baskets.slice(0, MOST)) await quote('basket', key, selections)
  for (const { label, selections } of quotes.slice(0, MOST)) await quote('quote', label, selections)
  return { products, lines, isMore: baskets.length > MOST || quotes.length > MOST }
}

const PRODUCTS = `
  select p.code, p.name, coalesce(t.trading_days - t.missing_days, 0) as charged,
         coalesce(t.missing_days, 0) as missing
    from products p left join coverage_totals t on t.product_id = p.id
   where p.calendar_code = ? order by p.name`
