import { CalendarDay } from '#shared/domain/calendar_day'
import type { WholeProduct } from '#catalogue/domain/product_problems'
import type { ProductRow } from '#catalogue/queries/product_rows'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import ProductTransformer from '#catalogue/transformers/product_transformer'

export function draftPreviews(row: ProductRow, drafted: WholeProduct, reference: ReferenceData) {
  const shown = (one: ProductRow, locale: 'en' | 'de') =>
    ProductTransformer.transform(one, { locale, country: null, reference })
  const then = rowOf(row, drafted)
  return {
    nowEn: shown(row, 'en'),
    nowDe: shown(row, 'de'),
    draftEn: shown(then, 'en'),
    draftDe: shown(then, 'de'),
  }
}

/** The draft's values in the product's row; a price of a later day is not shown before it. */
function rowOf(row: ProductRow, drafted: WholeProduct): ProductRow {
  const isLater = (drafted.dailyPriceFrom ?? '') > CalendarDay.today().iso
  return {
    ...row,
    name: drafted.name,
    descriptionEn: drafted.descriptionEn,
    descriptionDe: drafted.descriptionDe,
    kind: drafted.kind as ProductRow['kind'],
    categoryId: drafted.category,
    subcategoryId: drafted.subcategory,
    venueIds: drafted.venues,
    buyingOptions: drafted.buyingOptions as ProductRow['buyingOptions'],
    pricing: drafted.pricing as ProductRow['pricing'],
    dailyPriceCents: isLater ? row.dailyPriceCents : drafted.dailyPriceCents,
    priceGroup: drafted.priceGroup,
    minimalDays: drafted.minimalDays,
    sampleDay: drafted.sampleDay,
    hasSamples: drafted.sampleDay !== null || (row.hasSamples && row.sampleDay === null),
  }
}
