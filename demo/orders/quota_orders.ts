import { DEMO_STAFF, staffEmailOf } from '#demo/identity/staff'
import type { DemoOrder } from '#demo/orders/order_plans'

const DAY = 86_400_000
/** None is younger, so that the orders at which people look keep their numbers. */
const NEWEST = 34

/** Who may order by quota, those of the derivatives market first. */
const BUYERS = ['derivatives', 'admin'].flatMap((role) =>
  DEMO_STAFF.filter((person) => person.role === role)
)

const PATH: DemoOrder['path'] = [
  ['Confirmed', 5],
  ['Processing', 5.01],
  ['Completed', 5.4],
]

/** What is bought in a year: in spring what a department keeps for years, later what it needs. */
const BOUGHT: { month: number; day: number; items: Item[] }[] = [
  { month: 2, day: 11, items: [['ref_derivatives', 31]] },
  {
    ...{ month: 3, day: 18 },
    items: [
      ['mdsf_derivatives_book', 1_000],
      ['mdsf_cash_book', 1_000],
      ['hpt_cash_all', 1_000],
      ['tick_derivatives_l1', 1_000],
    ],
  },
  { month: 5, day: 6, items: [['tick_cash_trades', 46]] },
  { month: 7, day: 22, items: [['tick_cash_l1', 180]] },
  { month: 9, day: 9, items: [['ref_derivatives', 62]] },
  { month: 10, day: 14, items: [['tick_cash_best', 46]] },
]

type Item = [productCode: string, calendarDays: number]

/** Orders of the operator's own people by quota: booked, given back, and one that waits. */
export function quotaOrders(today: Date): DemoOrder[] {
  const past = [1, 0].flatMap((yearsAgo) =>
    BOUGHT.map(({ month, day, items }) => {
      const placed = Date.UTC(today.getUTCFullYear() - yearsAgo, month - 1, day, 9)
      return order(Math.floor((today.getTime() - placed) / DAY), items, PATH)
    })
  )
  return [
    ...past.filter(({ daysAgo }) => daysAgo > 100),
    {
      ...order(83, [['tick_cash_l1', 92]], [['Rejected', 30]]),
      reason: 'The same days are part of an order of the sister department.',
      remark: 'Your department has these days already.',
    },
    order(61, [['ref_derivatives', 10]], PATH),
    order(NEWEST + 0.5, [['ref_derivatives', 31]], []),
  ]
}

function order(daysAgo: number, items: readonly Item[], path: DemoOrder['path']) {
  const buyer = BUYERS.find(({ madeDaysAgo }) => madeDaysAgo > daysAgo)!
  return {
    ...{ customer: staffEmailOf(buyer), daysAgo, paysBy: 'Quota' as const, path },
    items: items.map(([productCode, calendarDays]) => ({ productCode, calendarDays })),
  }
}
