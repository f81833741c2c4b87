import app from '@adonisjs/core/services/app'
import type { SqlClient } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { monthOf } from '#catalogue/domain/day_mask'
import type { MonthInventory } from '#catalogue/domain/month_inventory'
import {
  MonthHistories,
  readHistories,
  type CoveredProduct,
} from '#catalogue/queries/month_histories'

export type ProductRange = {
  product: CoveredProduct
  from: CalendarDay
  to: CalendarDay
}

const histories = new MonthHistories()

/**
 * The month rows that each range touches, with one statement for any number of ranges: its cost
 * depends on the months and not on days or files. Inside a transaction they are read anew.
 */
export async function loadSelectedMonths(
  client: SqlClient,
  ranges: ProductRange[]
): Promise<MonthInventory[][]> {
  const products = new Map(ranges.map(({ product }) => [product.id, product]))
  const byProduct =
    client || app.inTest
      ? await readHistories(client, [...products.keys()])
      : await histories.of([...products.values()])
  return ranges.map(({ product, from, to }) => {
    const [first, last] = [monthOf(from), monthOf(to)]
    const months = byProduct.get(product.id) ?? []
    return months.filter(({ month }) => month >= first && month <= last)
  })
}
