import { OTHER_CUSTOMERS } from '#demo/identity/customers'
import { CARD_ORDERS } from '#demo/orders/card_orders'
import { freeDay } from '#demo/orders/free_day'
import { ON_BEHALF } from '#demo/orders/on_behalf'
import { DEMO_ORDERS, type DemoOrder } from '#demo/orders/order_plans'
import { daysOfSeason } from '#demo/shared/days_of_season'

/** Days of two years, but for the last weeks: nobody fetches anything of them any more. */
const OLDEST = 730
const NEWEST = 46
/** Hours until the transfer came, until the files were ready, and until they were put away. */
const PATH: DemoOrder['path'] = [
  ['Confirmed', 41],
  ['Processing', 41.01],
  ['Completed', 41.6],
  ['Archived', 1_080],
]

/** Much is bought before budgets end and after they begin, little in summer. */
const ORDERS_OF_MONTH = [9, 7, 6, 5, 4, 4, 3, 2, 5, 6, 8, 10]

/** What people buy, the dearest seldom, and for how many calendar days. */
const BOUGHT: [productCode: string, calendarDays: number][] = [
  ['ref_cash', 14],
  ['ref_cash', 31],
  ['fx_spot_g10', 92],
  ['ref_derivatives', 31],
  ['tick_cash_trades', 46],
  ['tick_cash_best', 46],
  ['index_settlement', 92],
  ['tick_cash_l1', 62],
  ['ref_cash', 92],
  ['tick_cash_l1', 180],
]

const BUYERS_FROM = ['DE', 'AT', 'CH', 'FR', 'GB', 'IE']

/** Orders that are long over, of those who only stand in the lists of staff: seasons for the statistics. */
export function pastYears(today: Date): DemoOrder[] {
  const buyers = OTHER_CUSTOMERS.filter(
    ({ fate, country, tin }) => fate === 'active' && tin && BUYERS_FROM.includes(country)
  )
  const orders: DemoOrder[] = []
  const among = {
    path: PATH,
    newest: NEWEST,
    fixed: [...CARD_ORDERS, ...ON_BEHALF, ...DEMO_ORDERS],
  }
  for (const wanted of daysOfSeason(ORDERS_OF_MONTH, { today, oldest: OLDEST, newest: NEWEST })) {
    const daysAgo = freeDay(wanted, among)
    const at = orders.length
    const known = buyers.filter(({ madeDaysAgo }) => madeDaysAgo > daysAgo)
    const buyer = known[(at * 7) % Math.max(1, known.length)]
    if (!buyer) continue
    const items = itemsOf(at, daysAgo)
    orders.push({ customer: buyer.email, daysAgo, items, path: PATH })
  }
  return orders
}

/** Data of a partner, which everybody wants lately. */
const PARTNERS: (typeof BOUGHT)[number] = ['fx_spot_g10', 92]
const LATELY = 100

/** Every fourth order has a second item. */
function itemsOf(at: number, daysAgo: number): DemoOrder['items'] {
  const more = daysAgo < LATELY ? PARTNERS : BOUGHT[(at * 3 + 4) % BOUGHT.length]!
  const second = daysAgo < LATELY || at % 4 === 3 ? [more] : []
  const chosen = [BOUGHT[at % BOUGHT.length]!, ...second]
  const different = chosen.filter(([code], index) => index === 0 || code !== chosen[0]![0])
  return different.map(([productCode, calendarDays]) => ({ productCode, calendarDays }))
}
