/** Days from today; null is open. */
type Days = number | null

export type DemoRange = {
  days: [Days, Days]
  visible?: [Days, Days]
  trial?: boolean
  salesTrial?: boolean
  items?: string[]
  /** Of a filterable type: the first day with files. */
  actualStart?: number
}

export type DemoSubscription = {
  email: string
  type: string
  unrestricted?: true
  /** The days on which the subscription as a whole is visible. */
  visible?: [Days, Days]
  ranges: DemoRange[]
  /** Mails tell of its late days. */
  toldLate?: true
  /** Days whose files the customer has fetched. */
  fetched?: { from: number; until: number }
  /** Days ago that staff gave it. */
  given: number
  why: string
}

const ANNA = 'anna.brandt@elbquant.example'
const LUC = 'luc.moreau@rivemarche.example'
const NINA = 'nina.keller@limmatdata.example'
const PIET = 'piet.dekker@grachtfondsen.example'

/** Every status, trials, a gap, what is over, not visible any more, or late, missing and corrected today. */
export const DEMO_SUBSCRIPTIONS: DemoSubscription[] = [
  {
    ...{
      email: ANNA,
      type: 'Index Levels by the Second',
      given: 260,
      why: 'Order form of the desk',
    },
    ranges: [{ days: [-625, -261] }, { days: [-260, 104], visible: [-260, 834] }],
    fetched: { from: -400, until: -6 },
  },
  {
    ...{ email: ANNA, type: 'Open Interest Insight', given: 9, why: 'Asked on the telephone' },
    ranges: [{ days: [-9, 19], visible: [-9, 26], trial: true }],
  },
  {
    ...{ email: ANNA, type: 'FX by Currency', given: 120, why: 'Request of the customer' },
    ranges: [
      { days: [-120, 245], visible: [-120, null], items: ['EUR', 'CHF'], actualStart: -113 },
    ],
  },
  {
    ...{ email: ANNA, type: 'Fund Prices', given: 430, why: 'Contract for a year' },
    ranges: [{ days: [-430, -66], visible: [-430, 12] }],
  },
  {
    ...{ email: ANNA, type: 'Norrland Level 1', given: 31, why: 'Order form of the desk' },
    ...{ ranges: [{ days: [-30, 335], visible: [-30, 1065] }], toldLate: true },
  },
  {
    ...{ email: ANNA, type: 'Trades and Best Execution', given: 31, why: 'Order form of the desk' },
    ranges: [{ days: [-30, 335], visible: [-30, 1065] }],
  },
  {
    ...{ email: NINA, type: 'FX Fixing Volumes', given: 21, why: 'Group contract' },
    ...{ ranges: [{ days: [-20, 345], visible: [-20, 1075] }], toldLate: true },
  },
  {
    ...{ email: LUC, type: 'Index Levels by the Second', given: 338, why: 'Contract for a year' },
    ranges: [{ days: [-338, 27], visible: [-338, 392] }],
  },
  {
    ...{
      email: LUC,
      type: 'Index Closing and Settlement',
      given: 700,
      why: 'Contract renewed once',
    },
    ranges: [{ days: [-700, -130] }, { days: [-66, 280], visible: [-66, 1010] }],
  },
  {
    ...{ email: LUC, type: 'Cash Market Liquidity', given: 3, why: 'Begins with the new contract' },
    ranges: [{ days: [13, 378], visible: [13, 1108] }],
  },
  {
    ...{ email: LUC, type: 'Single ISIN Reports', given: 90, why: 'Contract for a year' },
    ranges: [{ days: [-90, 275] }],
  },
  {
    ...{ email: NINA, type: 'Single ISIN Reports', given: 480, why: 'Group contract' },
    ranges: [{ days: [-480, null] }],
  },
  {
    ...{ email: PIET, type: 'Single ISIN Reports', given: 66, why: 'Trial of a month' },
    ranges: [{ days: [-66, -36], visible: [-66, -29], trial: true }],
  },
  {
    ...{ email: NINA, type: 'Index Levels by the Second', given: 500, why: 'Group contract' },
    ...{ unrestricted: true as const, ranges: [] },
  },
  {
    ...{ email: NINA, type: 'Index Members and Changes', given: 500, why: 'Group contract' },
    ...{ unrestricted: true as const, visible: [-500, 230], ranges: [] },
  },
  {
    ...{ email: NINA, type: 'FX Forwards, Morning Snapshot', given: 2, why: 'Trial by sales' },
    ranges: [{ days: [-2, 3], visible: [-2, 3], trial: true, salesTrial: true }],
  },
  {
    ...{ email: PIET, type: 'Index Levels by the Second', given: 200, why: 'Contract for a year' },
    ranges: [{ days: [-200, 165], visible: [-200, 895] }],
  },
  {
    ...{ email: PIET, type: 'Reference Data, Norrland', given: 379, why: 'Contract for a year' },
    ranges: [{ days: [-379, -14], visible: [-379, 16] }],
  },
]
