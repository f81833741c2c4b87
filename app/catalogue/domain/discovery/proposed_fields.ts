import { USUAL } from '#catalogue/domain/complete_product'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import { lineOfField, type ProductField } from '#catalogue/domain/product_dictionary'
import type { ProductFields } from '#catalogue/domain/product_fields'

/** A proposal by the names and in the values of the editor, its code included. */
export function proposedFields({ product }: FoundSeries): ProductFields {
  const { dailyPriceCents: _, ...usual } = USUAL
  return { ...usual, ...product, fields: product.fields.map(lineOf) }
}

const lineOf = (field: Partial<ProductField>): string =>
  lineOfField({ ...{ unit: null, since: null }, ...(field as ProductField) })
