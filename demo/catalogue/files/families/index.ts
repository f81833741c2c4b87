export { bestExecution } from '#demo/catalogue/files/families/best_execution'
export { fxQuotesByVenue, referenceByVenue } from '#demo/catalogue/files/families/by_venue'
export { compositions } from '#demo/catalogue/files/families/compositions'
export { corporateActions } from '#demo/catalogue/files/families/corporate_actions'
export { derivatives } from '#demo/catalogue/files/families/derivatives'
export { fundPrices, sustainability } from '#demo/catalogue/files/families/funds'
export { fxForwards } from '#demo/catalogue/files/families/fx_forwards'
export { fxQuotes } from '#demo/catalogue/files/families/fx_quotes'
export { fxVolumes } from '#demo/catalogue/files/families/fx_volumes'
export { holdings } from '#demo/catalogue/files/families/holdings'
export { indexDays } from '#demo/catalogue/files/families/index_days'
export { indexLevels } from '#demo/catalogue/files/families/index_levels'
export {
  openInterest,
  flow,
  concentration,
  liquidity,
} from '#demo/catalogue/files/families/analytics'
export { quotes } from '#demo/catalogue/files/families/quotes'
export { reference } from '#demo/catalogue/files/families/reference'
export { stream } from '#demo/catalogue/files/families/stream'
export { timestamps } from '#demo/catalogue/files/families/timestamps'
export { trades } from '#demo/catalogue/files/families/trades'
