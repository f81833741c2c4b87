import type { Asked } from '#statistics/domain/asked'
import type { FigureOf } from '#statistics/domain/figures'
import { salesSums } from '#statistics/queries/sales_sums'
import { uniqueCustomers } from '#statistics/queries/unique_customers'

export async function oneOffFigures(asked: Asked): Promise<FigureOf[]> {
  const [users, { orders, netCents }] = await Promise.all([
    uniqueCustomers(asked),
    salesSums(asked),
  ])
  return [
    { id: 'net', value: netCents, isMoney: true },
    { id: 'orders', value: orders, isMoney: false },
    { id: 'users', value: users, isMoney: false },
  ]
}
