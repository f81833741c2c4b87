export type {
  PaymentMethod,
  Quote,
  QuoteLine,
  SelectionFilters,
} from '#catalogue/domain/quote/types'
export type { FilterChoices } from '#catalogue/domain/filter_choices'
export { filterChoicesOf, isinFieldOf } from '#catalogue/queries/filter_choices_of'
export { quoteFor } from '#catalogue/queries/quote_for'
export { buyers, type QuoteBuyer } from '#catalogue/ports/buyer'
export { applicants, type KnownApplicant } from '#catalogue/ports/applicant'
export { holdDays } from '#catalogue/actions/hold_days'
export { owedDaysLookups, type OwedRange } from '#catalogue/ports/owed_days'
export { ownedDaysLookups } from '#catalogue/ports/owned_days'
export { ownedOfLines } from '#catalogue/queries/owned_of_lines'
export type { Owned, OwnedRange } from '#catalogue/domain/owned_days'
export {
  findProductByCode,
  findProducts,
  type ProductSummary,
} from '#catalogue/queries/find_products'
export { deliverableFiles, type DeliverableFile } from '#catalogue/queries/deliverable_files'
export { restoreFromArchive } from '#catalogue/actions/restore_from_archive'
export { getCatalogueCoverage } from '#catalogue/queries/get_catalogue_coverage'
export { getFrontPage } from '#catalogue/queries/get_front_page'
export { listDictionaries } from '#catalogue/queries/list_dictionaries'
export { listUseCases } from '#catalogue/queries/list_use_cases'
export { listVisibleProducts } from '#catalogue/queries/list_visible_products'
export type { SavedQuote } from '#catalogue/domain/saved_quote'
export { readQuoteNumber } from '#catalogue/domain/saved_quote'
export { findSavedQuote } from '#catalogue/queries/find_saved_quote'
export { quoteFromSaved } from '#catalogue/queries/quote_from_saved'
export { markQuoteOrdered } from '#catalogue/actions/mark_quote_ordered'
export { overlapDaysOf } from '#catalogue/domain/overlap_days'
export { countingTexts } from '#catalogue/pdf/counting_texts'
export { quoteTable } from '#catalogue/pdf/quote_table'
export { isNetPrice } from '#catalogue/domain/quote/vat'
export { quoteTotals, totalRows, type PricedQuote } from '#catalogue/pdf/quote_totals'
export { lineText } from '#catalogue/pdf/line_text'
