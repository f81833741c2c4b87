import type { Asked } from '#statistics/domain/asked'
import type { ChartOf } from '#statistics/domain/figures'
import { leadingToOrders } from '#statistics/domain/orders_behind'
import { userSalesList } from '#statistics/lists/user_sales_list'
import { comparedFigures } from '#statistics/queries/over_time'
import { withEarlier } from '#statistics/queries/ranked_before'
import { salesSums, type SalesSums } from '#statistics/queries/sales_sums'
import { uniqueCustomers } from '#statistics/queries/unique_customers'

const MOST_BARS = 12

export type BuyerSums = SalesSums & { users: number }

const FIGURES = {
  users: { of: ({ users }: BuyerSums) => users, isMoney: false },
  orders: { of: ({ orders }: BuyerSums) => orders, isMoney: false },
  net: { of: ({ netCents }: BuyerSums) => netCents, isMoney: true },
  average: {
    of: ({ netCents, orders }: BuyerSums) => (orders > 0 ? Math.round(netCents / orders) : 0),
    isMoney: true,
  },
}

export const userFigures = (asked: Asked) => comparedFigures(asked, buyerSums, FIGURES)

export async function buyerSums(asked: Asked): Promise<BuyerSums> {
  const [users, sums] = await Promise.all([uniqueCustomers(asked), salesSums(asked)])
  return { ...sums, users }
}

export async function userChart(asked: Asked): Promise<ChartOf> {
  const { content } = await userSalesList.page(
    userSalesList.read({ limit: String(MOST_BARS) }),
    asked
  )
  const bars = content.slice(0, MOST_BARS).map(({ id, company, email, netCents }) => ({
    ...{ id: String(id), label: company ? `${company}, ${email}` : email, values: [netCents] },
  }))
  const shown = await withEarlier('user', asked, bars)
  const chart: ChartOf = {
    ...{ kind: 'ranked', step: 'day', series: ['net'], isMoney: true },
    bars: shown,
  }
  return leadingToOrders(asked, chart, ({ id }) => ({ customer: id }))
}
