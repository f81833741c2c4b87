export { MoneyText } from './money_text'
export { formatCount, formatMoney, formatShare } from './format'
export type { FigureLanguage } from './format'
