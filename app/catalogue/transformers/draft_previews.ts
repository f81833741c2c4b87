import { CalendarDay } from '#shared/domain/calendar_day'
import { fieldOfLine } from '#catalogue/domain/product_dictionary'
import type { WholeProduct } from '#catalogue/domain/product_problems'
import type { ProductDetail } from '#catalogue/queries/get_product'
import type { ProductRow } from '#catalogue/queries/product_rows'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import ProductDetailTransformer from '#catalogue/transformers/product_detail_transformer'
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

/** What the product's page would say of it in both languages. */
export function draftPages(detail: ProductDetail, drafted: WholeProduct, reference: ReferenceData) {
  const product = rowOf(detail.product, drafted)
  const then = { ...detail, product, fields: (drafted.fields ?? []).map(fieldOfLine) }
  const page = (locale: 'en' | 'de') => {
    const view = { locale, country: null, reference }
    return {
      product: new ProductTransformer(product, view).toObject(),
      detail: new ProductDetailTransformer(then, view).toObject(),
    }
  }
  return { pageEn: page('en'), pageDe: page('de') }
}

/** A product that is not there yet, as the overview would show it. */
export function proposalPreviews(proposed: WholeProduct, reference: ReferenceData) {
  const { row, whole } = proposalOf(proposed)
  const shown = (locale: 'en' | 'de') =>
    ProductTransformer.transform(rowOf(row, whole), { locale, country: null, reference })
  return { draftEn: shown('en'), draftDe: shown('de') }
}

/** And as its page would. */
export function proposalPages(proposed: WholeProduct, reference: ReferenceData) {
  const { row, whole } = proposalOf(proposed)
  return draftPages({ product: row, ...NO_DETAIL }, whole, reference)
}

function proposalOf(proposed: WholeProduct) {
  const { code, venues = [], name = '', descriptionEn = '', descriptionDe = '' } = proposed
  const texts = { name, descriptionEn, descriptionDe }
  return { row: { ...NO_PRODUCT, code }, whole: { ...proposed, venues, ...texts } }
}

/** What overview and page look at beyond the fields of a proposal. */
const NO_PRODUCT = {
  ...{ excludedCountries: [], hasSamples: false, sampleDay: null },
  ...{ firstDay: null, lastDay: null, strip: null },
  ...{ packages: [], prices: [], filterChoices: null, isinField: null },
} as unknown as ProductRow

const NO_DETAIL = { fields: [], knownDays: [], useCaseCategory: null }

/** The draft's values in the product's row; a price of a later day is not shown before it. */
export function rowOf(row: ProductRow, drafted: WholeProduct): ProductRow {
  const isLater = (drafted.dailyPriceFrom ?? '') > CalendarDay.today().iso
  return {
    ...row,
    name: drafted.name,
    descriptionEn: drafted.descriptionEn,
    descriptionDe: drafted.descriptionDe,
    remarkEn: drafted.remarkEn ?? null,
    remarkDe: drafted.remarkDe ?? null,
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
    ...filesOf(drafted),
    hasSamples: drafted.sampleDay !== null || (row.hasSamples && row.sampleDay === null),
  }
}

function filesOf(drafted: WholeProduct) {
  const { format, compression, filePattern, filesPerDay, publishDelayDays, publishTime } = drafted
  return {
    ...{ filePattern, filesPerDay, publishDelayDays, publishTime },
    format: format as ProductRow['format'],
    compression: compression as ProductRow['compression'],
    calendarCode: drafted.calendar,
    creditCard: drafted.creditCard,
    trialWeeks: drafted.trialWeeks,
  }
}
