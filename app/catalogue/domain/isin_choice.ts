import { isIsin, normalIsins } from '#shared/domain/isin'
import type { CountedLine } from '#catalogue/domain/quote/count_line'
import type { Notice, QuoteLineInput } from '#catalogue/domain/quote/types'

/** More than anybody enters for one item; a product as a whole is cheaper long before. */
export const MOST_ISINS = 50

export type ChosenIsin = { isin: string; name: string | null; isAvailable: boolean }

export function chosenIsins({ product, filters }: QuoteLineInput): ChosenIsin[] | null {
  if (!product.isinField) return null
  return normalIsins(filters?.isins ?? []).map((isin) => {
    const name = product.knownIsins?.get(isin)
    return { isin, name: name ?? null, isAvailable: name !== undefined }
  })
}

/** Securities that are charged (ISIN entry rule: unavailable ones are not); one elsewhere. */
export const chargedIsins = ({ isins }: Pick<CountedLine, 'isins'>): number =>
  isins === null ? 1 : isins.filter(({ isAvailable }) => isAvailable).length

export function isinErrors({ product, filters }: QuoteLineInput, line: CountedLine): Notice[] {
  const { name } = product
  if (line.isins === null) {
    const isAsked = (filters?.isins ?? []).length > 0
    return isAsked ? [{ code: 'catalogue.errors.no_isins', params: { name } }] : []
  }
  const wrong = line.isins.find(({ isin }) => !isIsin(isin))
  if (wrong) return [{ code: 'catalogue.errors.isin_invalid', params: { isin: wrong.isin } }]
  if (line.isins.length > MOST_ISINS) {
    return [{ code: 'catalogue.errors.isins_too_many', params: { n: MOST_ISINS } }]
  }
  if (line.isins.length === 0) return [{ code: 'catalogue.errors.isin_needed' }]
  return chargedIsins(line) === 0 ? [{ code: 'catalogue.errors.isins_unavailable' }] : []
}

/** Securities that the files do not hold are neither charged nor delivered, and that is said. */
export function isinWarnings({ isins }: CountedLine): Notice[] {
  const missing = (isins ?? []).filter(({ isin, isAvailable }) => !isAvailable && isIsin(isin))
  if (missing.length === 0) return []
  const named = missing.map(({ isin }) => isin).join(', ')
  return [
    { code: 'catalogue.warnings.isins_left_out', params: { n: missing.length, isins: named } },
  ]
}
