import type { PaymentMethod } from '#catalogue'
import type { OrderState } from '#orders/domain/order_state'

/** Days of a product: the last `calendarDays` before the order, or before what the product has. */
export type DemoItem = { productCode: string; calendarDays: number }

export type DemoOrder = {
  customer: string
  /** Days before today on which it was placed. */
  daysAgo: number
  items: DemoItem[]
  /** By transfer, unless said. */
  paysBy?: PaymentMethod
  /** Another card was declined before. */
  wasDeclined?: true
  /** Staff who placed it on behalf; it waits for the customer's agreement, unless hours are said. */
  placedBy?: string
  agreesAfter?: number
  /** What went back of its money: in percent, with the hours since it was placed. */
  refund?: { percent: number; hours: number; reason: string }
  /** States after Registered, with the hours since the order was placed. */
  path: [OrderState, number][]
  ownReference?: string
  remark?: string
  /** In words, or the translation key of why a delivery failed. */
  reason?: string
  /** Its tasks wait for an archive that does not answer yet. */
  waits?: true
}

const ANNA = 'anna.brandt@elbquant.example'
const LUC = 'luc.moreau@rivemarche.example'
const NINA = 'nina.keller@limmatdata.example'
const PIET = 'piet.dekker@grachtfondsen.example'

const DELIVERED: DemoOrder['path'] = [
  ['Confirmed', 47],
  ['Processing', 47.01],
  ['Completed', 47.4],
]

/** What happened in the demo shop so far, oldest first: every state, four countries, some months. */
export const DEMO_ORDERS: DemoOrder[] = [
  {
    customer: NINA,
    daysAgo: 402,
    items: [{ productCode: 'tick_cash_l1', calendarDays: 92 }],
    path: [...DELIVERED, ['Archived', 9_000]],
    ownReference: 'BUDGET-7',
  },
  {
    customer: LUC,
    daysAgo: 288,
    items: [{ productCode: 'tick_cash_trades', calendarDays: 62 }],
    path: DELIVERED,
  },
  {
    customer: ANNA,
    daysAgo: 205,
    items: [
      { productCode: 'fx_spot_g10', calendarDays: 90 },
      { productCode: 'ref_cash', calendarDays: 30 },
    ],
    path: DELIVERED,
    ownReference: 'PO 2026/118',
  },
  {
    customer: PIET,
    daysAgo: 151,
    items: [{ productCode: 'ref_ticks', calendarDays: 10 }],
    path: [['Rejected', 26]],
    reason: 'The transfer came from an account of another company and went back.',
    remark: 'Your transfer came from another company’s account. We have sent the money back.',
  },
  {
    customer: ANNA,
    daysAgo: 96,
    items: [{ productCode: 'tick_cash_best', calendarDays: 46 }],
    path: DELIVERED,
    ownReference: 'PO 2026/164',
  },
  {
    customer: LUC,
    daysAgo: 61,
    items: [
      { productCode: 'ref_cash', calendarDays: 14 },
      { productCode: 'ref_derivatives', calendarDays: 14 },
    ],
    path: DELIVERED,
  },
  {
    customer: NINA,
    daysAgo: 33,
    items: [{ productCode: 'index_settlement', calendarDays: 21 }],
    path: DELIVERED,
    ownReference: 'BUDGET-9',
  },
  {
    customer: ANNA,
    // None of its days is in the archive: what failed is the making of all its files.
    daysAgo: 5,
    items: [{ productCode: 'ref_derivatives', calendarDays: 18 }],
    path: [
      ['Confirmed', 44],
      ['Processing', 44.01],
      ['Failed', 45],
    ],
    reason: 'delivery.errors.source_rebuilt',
    remark:
      'Die Quelle baut diese Tage neu auf; Sie bezahlen sie nicht. / The source rebuilds these days; you do not ' +
      'pay for them.',
  },
  {
    customer: ANNA,
    daysAgo: 3,
    items: [{ productCode: 'ref_cash', calendarDays: 9 }],
    path: [
      ['Confirmed', 40],
      ['Processing', 40.01],
    ],
    ownReference: 'PO 2026/201',
  },
  {
    customer: LUC,
    daysAgo: 2,
    items: [
      { productCode: 'tick_cash_l1', calendarDays: 62 },
      { productCode: 'fx_spot_g10', calendarDays: 60 },
    ],
    path: [],
    ownReference: 'RM-DATA-44',
  },
  {
    customer: NINA,
    daysAgo: 1,
    items: [{ productCode: 'ref_derivatives', calendarDays: 21 }],
    path: [],
  },
  {
    customer: ANNA,
    daysAgo: 0.2,
    items: [{ productCode: 'index_levels_1s', calendarDays: 45 }],
    path: [],
    ownReference: 'PO 2026/207',
  },
]
