/* What of a product's page comes after its first sight, in one file. */
export { default as BuyingChoice } from './quote/buying_choice'
export { default as CoverageCalendarView } from './detail/coverage_calendar_view'
export { default as ProductMore } from './detail/product_more'
export { WholeLines } from '@kontor/design-system/patterns/whole_lines'
export { OwnedDays } from './quote/owned_days'
export { RequestPanel } from './quote/request_panel'
export { SubscriptionPanel } from './quote/subscription_panel'
export { default as ViewChoice } from './detail/view_choice'
