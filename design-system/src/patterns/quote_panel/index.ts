export { QuoteBar } from './quote_bar'
export { QuotePanel } from './quote_panel'
export type { QuotePanelProps } from './quote_panel'
