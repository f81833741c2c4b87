export { bestExecution } from '#catalogue/demo/files/families/best_execution'
export { fxQuotesByVenue, referenceByVenue } from '#catalogue/demo/files/families/by_venue'
export { compositions } from '#catalogue/demo/files/families/compositions'
export { corporateActions } from '#catalogue/demo/files/families/corporate_actions'
export { derivatives } from '#catalogue/demo/files/families/derivatives'
export { fundPrices, sustainability } from '#catalogue/demo/files/families/funds'
export { fxForwards } from '#catalogue/demo/files/families/fx_forwards'
export { fxQuotes } from '#catalogue/demo/files/families/fx_quotes'
export { fxVolumes } from '#catalogue/demo/files/families/fx_volumes'
export { indexDays } from '#catalogue/demo/files/families/index_days'
export { indexLevels } from '#catalogue/demo/files/families/index_levels'
export {
  openInterest,
  flow,
  concentration,
  liquidity,
} from '#catalogue/demo/files/families/analytics'
export { quotes } from '#catalogue/demo/files/families/quotes'
export { reference } from '#catalogue/demo/files/families/reference'
export { stream } from '#catalogue/demo/files/families/stream'
export { timestamps } from '#catalogue/demo/files/families/timestamps'
export { trades } from '#catalogue/demo/files/families/trades'
