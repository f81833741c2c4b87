import type { Asked } from '#statistics/domain/asked'
import type { ChartOf, FigureOf } from '#statistics/domain/figures'
import { userSalesList } from '#statistics/lists/user_sales_list'
import { salesSums } from '#statistics/queries/sales_sums'
import { uniqueCustomers } from '#statistics/queries/unique_customers'

const MOST_BARS = 12

export async function userFigures(asked: Asked): Promise<FigureOf[]> {
  const [users, { orders, netCents }] = await Promise.all([
    uniqueCustomers(asked),
    salesSums(asked),
  ])
  return [
    { id: 'users', value: users, isMoney: false },
    { id: 'orders', value: orders, isMoney: false },
    { id: 'net', value: netCents, isMoney: true },
    { id: 'average', value: orders > 0 ? Math.round(netCents / orders) : 0, isMoney: true },
  ]
}

/** Whose orders brought in most. */
export async function userChart(asked: Asked): Promise<ChartOf> {
  const { content } = await userSalesList.page(
    userSalesList.read({ limit: String(MOST_BARS) }),
    asked
  )
  const bars = content.slice(0, MOST_BARS).map(({ id, company, email, netCents }) => ({
    ...{ id: String(id), label: company ? `${company}, ${email}` : email, values: [netCents] },
  }))
  return { kind: 'ranked', step: 'day', series: ['net'], isMoney: true, bars }
}
