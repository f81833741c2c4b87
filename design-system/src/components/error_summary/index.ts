export { ErrorSummary, type SummaryError } from './error_summary'
