export type DemoType = {
  folder: string
  name: string
  description: string
  comment?: string
  products: string[]
  isFilterable?: boolean
  specialType?: 'REPORT'
  snapshotAt?: '07:00' | '15:00' | '16:00' | '22:00'
  contacts: string[]
}

const DESK = 'market-data@alster-exchange.example'

/** What can be subscribed to, by folder as staff keep it. */
export const DEMO_TYPES: DemoType[] = [
  {
    ...{ folder: 'Index data', name: 'Index Levels by the Second' },
    description: 'Levels of all indices, one file a trading day',
    ...{ products: ['index_levels_1s'], contacts: [DESK, 'indices@alster-exchange.example'] },
  },
  {
    ...{ folder: 'Index data', name: 'Index Closing and Settlement' },
    description: 'Closing levels, and settlement levels of the derivatives on them',
    ...{ products: ['index_close', 'index_settlement'], contacts: [DESK] },
  },
  {
    ...{ folder: 'Index data', name: 'Index Members and Changes' },
    description: 'Members with their weights, and what changes at the next review',
    ...{
      products: ['index_members', 'index_changes'],
      contacts: ['indices@alster-exchange.example'],
    },
  },
  {
    ...{ folder: 'Analytics', name: 'Open Interest Insight' },
    description: 'Open interest by kind of participant',
    ...{ products: ['analytics_open_interest'], contacts: [DESK] },
  },
  {
    ...{ folder: 'Analytics', name: 'Cash Market Liquidity' },
    description: 'Spreads and depth of the order books, by security and day',
    ...{ products: ['analytics_cash_liquidity'], contacts: [DESK] },
  },
  {
    ...{ folder: 'Reference data', name: 'Reference Data, Norrland' },
    description: 'Tradable securities of the venue, each morning',
    ...{ products: ['ref_norr'], contacts: ['reference@alster-exchange.example'] },
  },
  {
    ...{ folder: 'Reference data', name: 'Fund Prices' },
    description: 'Net asset values and prices of funds',
    comment: 'Only with the fund house’s consent on file',
    ...{ products: ['ref_funds_prices'], contacts: ['reference@alster-exchange.example'] },
  },
  {
    ...{ folder: 'FX', name: 'FX Forwards, Morning Snapshot', snapshotAt: '07:00' },
    description: 'One snapshot a day at 07:00 UTC',
    ...{ products: ['fx_forwards_g10'], contacts: ['fx@alster-exchange.example'] },
  },
  {
    ...{ folder: 'FX', name: 'FX Non-deliverable Forwards, Evening Snapshot', snapshotAt: '22:00' },
    description: 'One snapshot a day at 22:00 UTC',
    ...{ products: ['fx_ndf'], contacts: ['fx@alster-exchange.example'] },
  },
  {
    ...{ folder: 'FX', name: 'FX by Currency', isFilterable: true },
    description: 'Only the currencies that were asked for; given by request',
    ...{ products: ['fx_filtered'], contacts: ['fx@alster-exchange.example'] },
  },
  {
    ...{ folder: 'FX', name: 'FX Fixing Volumes' },
    description: 'Volumes around the daily fixing, each evening',
    ...{ products: ['fx_fixing_volumes'], contacts: ['fx@alster-exchange.example'] },
  },
  {
    ...{ folder: 'Order books', name: 'Norrland Level 1' },
    description: 'Trades and best quotes of the venue, each morning',
    ...{ products: ['tick_norr_l1'], contacts: [DESK] },
  },
  {
    ...{ folder: 'Order books', name: 'Trades and Best Execution' },
    description: 'Executions of the cash market, trades of derivatives and what they refer to',
    ...{ products: ['tick_cash_best', 'tick_derivatives', 'ref_derivatives'], contacts: [DESK] },
  },
  {
    ...{ folder: 'Reports', name: 'Single ISIN Reports', specialType: 'REPORT' },
    description: 'Reports on single securities, made when they are asked for',
    ...{ products: [], contacts: [DESK] },
  },
]
