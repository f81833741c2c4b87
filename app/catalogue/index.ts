export type {
  LinePricing,
  Notice,
  PaymentMethod,
  Quote,
  QuoteCustomer,
  QuoteLine,
  QuoteSelection,
  SelectionFilters,
} from '#catalogue/domain/quote/types'
export type {
  ChosenParts,
  FilterChoice,
  FilterChoices,
  FilterLevel,
} from '#catalogue/domain/filter_choices'
export { filterChoicesOf, isinFieldOf } from '#catalogue/queries/filter_choices_of'
export type { ProductKind } from '#catalogue/queries/product_rows'
export { quoteFor, type QuoteRequest } from '#catalogue/queries/quote_for'
export { buyers, type QuoteBuyer } from '#catalogue/ports/buyer'
export { applicants, type KnownApplicant } from '#catalogue/ports/applicant'
export { ownedDaysLookups } from '#catalogue/ports/owned_days'
export { ownedOfLines } from '#catalogue/queries/owned_of_lines'
export { ownedDays, ownedDaysOf, type WantedDays } from '#catalogue/queries/owned_days'
export type { Owned, OwnedRange } from '#catalogue/domain/owned_days'
export { coverageOf, type Coverage, type CoverageMonth } from '#catalogue/queries/coverage_of'
export {
  findProductByCode,
  findProducts,
  type ProductSummary,
} from '#catalogue/queries/find_products'
export {
  deliverableFiles,
  type Deliverable,
  type DeliverableFile,
} from '#catalogue/queries/deliverable_files'
export { restoreFromArchive } from '#catalogue/actions/restore_from_archive'
export { forgetReferenceData } from '#catalogue/queries/reference_data'
export {
  getCatalogueCoverage,
  type CatalogueMonth,
} from '#catalogue/queries/get_catalogue_coverage'
export { getFrontPage, type FrontCategory, type FrontPage } from '#catalogue/queries/get_front_page'
export { listDictionaries, type Dictionary } from '#catalogue/queries/list_dictionaries'
export { listUseCases, type UseCaseCategory } from '#catalogue/queries/list_use_cases'
export { listVisibleProducts, type VisibleProduct } from '#catalogue/queries/list_visible_products'
export type { SavedQuote, SavedQuoteState } from '#catalogue/domain/saved_quote'
export type { ChosenIsin } from '#catalogue/domain/isin_choice'
export { readQuoteNumber, selectionsOf } from '#catalogue/domain/saved_quote'
export { findSavedQuote } from '#catalogue/queries/find_saved_quote'
export { quoteFromSaved } from '#catalogue/queries/quote_from_saved'
export { markQuoteOrdered } from '#catalogue/actions/mark_quote_ordered'
export { overlapDaysOf } from '#catalogue/domain/overlap_days'
export { countingTexts } from '#catalogue/pdf/counting_texts'
export { quoteTable } from '#catalogue/pdf/quote_table'
export { isNetPrice } from '#catalogue/domain/quote/vat'
export { quoteTotals, totalRows, type PricedQuote } from '#catalogue/pdf/quote_totals'
export { lineText } from '#catalogue/pdf/line_text'
