import type { WholeProduct } from '#catalogue/domain/product_problems'

export type FieldValue = string | number | boolean | string[] | null
/** A product by the names and in the values that an import has. */
export type ProductFields = Record<string, FieldValue>

const OWN_PRICE = 'dailyPrice'

/** What an import would say of a product as it is. */
export function fieldsOf({ code: _, subcategory, ...product }: WholeProduct): ProductFields {
  const { dailyPriceCents, ...fields } = product
  return {
    ...fields,
    category: subcategory ?? product.category,
    [OWN_PRICE]: dailyPriceCents === null ? null : (dailyPriceCents / 100).toFixed(2),
  }
}

/** The fields in which a wish differs; a day comes with the price that begins on it. */
export function changesOf(before: ProductFields, after: ProductFields): ProductFields {
  const fields = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  if (fields.includes('dailyPriceFrom') && !fields.includes(OWN_PRICE)) fields.push(OWN_PRICE)
  return pick(after, fields)
}

export const pick = (from: ProductFields, names: readonly string[]): ProductFields =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))

/** Fields that somebody else has changed since a draft was written; a dated price rests on no other. */
export const changedSince = (base: ProductFields, now: ProductFields): string[] =>
  Object.keys(base).filter(
    (name) => !(name === OWN_PRICE && 'dailyPriceFrom' in base) && !isSame(base[name], now[name])
  )

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
