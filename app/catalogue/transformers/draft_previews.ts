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

/** A product that is not there yet, as the overview would show it. */
export function proposalPreviews(proposed: WholeProduct, reference: ReferenceData) {
  const { code, venues = [], name = '', descriptionEn = '', descriptionDe = '' } = proposed
  const whole = { ...proposed, venues, name, descriptionEn, descriptionDe }
  const row = rowOf({ ...NO_PRODUCT, code }, whole)
  const shown = (locale: 'en' | 'de') =>
    ProductTransformer.transform(row, { locale, country: null, reference })
  return { draftEn: shown('en'), draftDe: shown('de') }
}

/** What the overview looks at beyond the fields of a proposal. */
const NO_PRODUCT = {
  ...{ excludedCountries: [], hasSamples: false, sampleDay: null },
  ...{ firstDay: null, lastDay: null, strip: null },
} as unknown as ProductRow

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
