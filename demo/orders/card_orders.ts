import type { DemoOrder } from '#demo/orders/order_plans'

/** None is younger than those of the last weeks, which keep their numbers. */
const PAID: DemoOrder['path'] = [
  ['Confirmed', 0.01],
  ['Processing', 0.02],
  ['Completed', 0.4],
]

/** Paid by card in three countries: at once, with the second card, and one of which a part went back. */
export const CARD_ORDERS: DemoOrder[] = [
  {
    ...{ customer: 'solene.perrot@montclair.example', daysAgo: 71, path: PAID, paysBy: 'Card' },
    items: [{ productCode: 'ref_cash', calendarDays: 12 }],
    refund: {
      ...{ percent: 25, hours: 190 },
      reason: 'The source corrected two of the days; their price went back.',
    },
  },
  {
    ...{ customer: 'rosalie.hofer@donauquant.example', daysAgo: 52, path: PAID, paysBy: 'Card' },
    items: [{ productCode: 'ref_derivatives', calendarDays: 8 }],
    wasDeclined: true,
  },
  {
    ...{ customer: 'henrike.alten@alsterblick.example', daysAgo: 39, path: PAID, paysBy: 'Card' },
    items: [{ productCode: 'ref_cash', calendarDays: 10 }],
    ownReference: 'ALB-3301',
  },
]
