/* What of a product's page comes after its first sight, in one file. */
export { default as BuyingChoice } from './quote/buying_choice'
export { default as CoverageCalendarView } from './detail/coverage_calendar_view'
export { default as ProductMore } from './detail/product_more'
export { WholeLines } from '@kontor/design-system/patterns/whole_lines'
export { default as ViewChoice } from './detail/view_choice'
