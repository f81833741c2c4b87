export { PriceLadder } from './price_ladder'
export type { PriceLevel } from './price_ladder'
