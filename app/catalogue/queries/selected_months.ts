import app from '@adonisjs/core/services/app'
import { rows, type SqlClient } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { monthOf } from '#catalogue/domain/day_mask'
import type { MonthInventory } from '#catalogue/domain/month_inventory'

export type ProductRange = {
  product: { id: number; coverageVersion: string | null }
  from: CalendarDay
  to: CalendarDay
}

type MonthRow = MonthInventory & { productId: number }

/** Histories of products that were quoted lately; a changed coverage has another version. */
const histories = new Map<string, MonthInventory[]>()
const MOST_HISTORIES = 500

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
      : await rememberedHistories([...products.values()])
  return ranges.map(({ product, from, to }) => {
    const [first, last] = [monthOf(from), monthOf(to)]
    const months = byProduct.get(product.id) ?? []
    return months.filter(({ month }) => month >= first && month <= last)
  })
}

async function rememberedHistories(products: ProductRange['product'][]) {
  const keyOf = ({ id, coverageVersion }: ProductRange['product']) => `${id}:${coverageVersion}`
  const unknown = products.filter((product) => !histories.has(keyOf(product)))
  const read = await readHistories(
    null,
    unknown.map(({ id }) => id)
  )
  return new Map(
    products.map((product) => {
      const key = keyOf(product)
      const months = histories.get(key) ?? read.get(product.id) ?? []
      remember(key, months)
      return [product.id, months]
    })
  )
}

function remember(key: string, months: MonthInventory[]) {
  histories.delete(key)
  histories.set(key, months)
  if (histories.size > MOST_HISTORIES) histories.delete(histories.keys().next().value!)
}

async function readHistories(client: SqlClient, productIds: number[]) {
  if (productIds.length === 0) return new Map<number, MonthInventory[]>()
  const found = await rows<MonthRow>(
    client,
    `select product_id as "productId", month, available, degraded, missing, extra, files, bytes,
            array_to_string(day_files, ',') as "dayFiles",
            array_to_string(day_bytes, ',') as "dayBytes"
       from coverage_months where product_id = any(?) order by product_id, month`,
    [productIds]
  )
  return Map.groupBy(found, ({ productId }) => productId)
}
