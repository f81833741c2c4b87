export const PAIRS: [string, number][] = [
  ['EURUSD', 1.08],
  ['USDJPY', 151.2],
  ['GBPUSD', 1.27],
  ['AUDUSD', 0.65],
  ['EURCHF', 0.94],
  ['USDCAD', 1.37],
  ['EURSEK', 11.4],
  ['EURNOK', 11.7],
]
