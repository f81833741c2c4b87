export type {
  LinePricing,
  Notice,
  PaymentMethod,
  Quote,
  QuoteCustomer,
  QuoteLine,
  QuoteSelection,
} from '#catalogue/domain/quote/types'
export type { ProductKind } from '#catalogue/queries/product_rows'
export { quoteFor, type QuoteRequest } from '#catalogue/queries/quote_for'
export { provideBuyer } from '#catalogue/ports/buyer'
export { coverageOf, type Coverage, type CoverageMonth } from '#catalogue/queries/coverage_of'
export {
  findProductByCode,
  findProducts,
  type ProductSummary,
} from '#catalogue/queries/find_products'
export { deliverableFiles, type DeliverableFile } from '#catalogue/queries/deliverable_files'
export { restoreFromArchive } from '#catalogue/actions/restore_from_archive'
export { forgetReferenceData } from '#catalogue/queries/reference_data'
